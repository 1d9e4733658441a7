import { useEffect, useState } from "react";

/** Renders a page as a link to its full size. The browser may free its memory once it is not rendered any more. */
export function PagePicture({ picture, name }: { readonly picture: Blob; readonly name: string }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(picture);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [picture]);
  return (
    <a href={url} target="_blank" rel="noreferrer">
      <img src={url} alt={name} />
    </a>
  );
}
