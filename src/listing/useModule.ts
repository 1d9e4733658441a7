import { useCallback, useEffect, useState } from "react";

/**
 * Loads code that a page does without at first.
 *
 * @param load imports it; stable between renders
 * @param isNeeded whether what is shown waits for it
 */
export function useModule<Module>(load: () => Promise<Module>, isNeeded: boolean) {
  const [module, setModule] = useState<Module>();
  const [hasFailed, setFailed] = useState(false);
  const fetch = useCallback(() => {
    setFailed(false);
    load().then(setModule, (error: unknown) => {
      setFailed(true);
      console.warn(error);
    });
  }, [load]);
  useEffect(() => {
    if (isNeeded) fetch();
  }, [isNeeded, fetch]);
  return { module, hasFailed: hasFailed && isNeeded, fetch };
}
