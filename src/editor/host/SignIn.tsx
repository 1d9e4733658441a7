import { useEffect, useRef, useState } from "react";
import type { UsableRepository } from "../../desk/repository-settings";
import { translate } from "../page";
import { signInByService } from "../sign-in-service";

type Remote = Extract<UsableRepository, { readonly kind: "remote" }>;

interface Props {
  readonly settings: Remote;
  readonly onSignIn: (token: string) => void;
}

/** Renders the sign-in: by the council's own service, or with a token. */
export function SignIn({ settings, onSignIn }: Props) {
  const [token, setToken] = useState("");
  const [said, setSaid] = useState("");
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => box.current?.focus(), []);
  const { signIn, host } = settings;
  return (
    <div className="sign-in">
      <h1>{translate("sign-in.title")}</h1>
      {signIn ? (
        <button
          type="button"
          className="main-button"
          onClick={() =>
            signInByService({ ...signIn, host }).then(onSignIn, () => setSaid(translate("sign-in.service-failed")))
          }
        >
          {translate("sign-in.go")}
        </button>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (token.trim() !== "") onSignIn(token.trim());
          }}
        >
          <p>{translate(`sign-in.${host}`)}</p>
          <label>
            {translate("sign-in.label")}
            <input
              ref={box}
              type="password"
              autoComplete="off"
              spellCheck={false}
              required
              value={token}
              onChange={({ target }) => setToken(target.value)}
            />
          </label>
          <button type="submit" className="main-button">
            {translate("sign-in.go")}
          </button>
        </form>
      )}
      <p role="status">{said}</p>
    </div>
  );
}
