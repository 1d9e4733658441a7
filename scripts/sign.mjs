// `node scripts/sign.mjs [folder]` signs the digest list of a built site with the key in SITE_SIGNING_KEY. Plain
// JavaScript without dependencies: it runs where no package is installed, so that no package can read the key.
import { createPrivateKey, createPublicKey, sign } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/**
 * Signs the digest list in a folder, and writes the signature next to it.
 *
 * @param {string} folder the published folder
 * @param {string | undefined} secret the private key: PKCS #8 (RFC 8410) as DER in Base64
 * @returns {{ isSigned: boolean, said: string }} whether the folder may be published, and a message
 */
function signSite(folder, secret) {
  const file = path.join(folder, ".well-known", "site-digests.json");
  if (!existsSync(file)) return refuse(`${file} does not exist: run npm run build first.`);
  const list = readFileSync(file);
  const { signingKey } = JSON.parse(String(list));
  if (!secret && !signingKey) return { isSigned: true, said: "Not signed: content/site.yaml names no signingKey." };
  if (!secret) return refuse("SITE_SIGNING_KEY is not set, and content/site.yaml names a signingKey. Set the secret.");
  let key;
  try {
    key = createPrivateKey({ key: Buffer.from(secret, "base64"), format: "der", type: "pkcs8" });
  } catch {
    // The cause could reveal parts of the key.
    return refuse(
      "SITE_SIGNING_KEY is no private key in PKCS #8 as base64. docs/operate.md explains how to create one.",
    );
  }
  if (key.asymmetricKeyType !== "ed25519") return refuse("SITE_SIGNING_KEY is no Ed25519 key.");
  const own = createPublicKey(key).export({ format: "der", type: "spki" }).toString("base64");
  if (own !== signingKey)
    return refuse(
      `The secret SITE_SIGNING_KEY and signingKey in content/site.yaml are not a pair. If only one of them was changed, change the other as docs/operate.md describes. The public key of the secret: ${own}`,
    );
  writeFileSync(path.join(path.dirname(file), "site-digests.sig"), sign(null, list, key));
  return { isSigned: true, said: `${file} is signed.` };
}

/** @param {string} said */
function refuse(said) {
  return { isSigned: false, said };
}

const { isSigned, said } = signSite(process.argv[2] ?? "public", process.env.SITE_SIGNING_KEY);
process[isSigned ? "stdout" : "stderr"].write(`${said}\n`);
process.exitCode = isSigned ? 0 : 1;
