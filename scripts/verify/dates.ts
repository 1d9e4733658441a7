import { connect } from "node:tls";
import { getTodayInIndia } from "../../src/language/dates";
import { type ClerkTexts, getTexts } from "../../src/messages";
import type { DigestList } from "../../src/pipeline/digest-list";
import { securityTxtPath } from "../../src/pipeline/security-txt";
import { askServer } from "./ask";

/**
 * The number of days before expiry when faults begin. Certificates are renewed automatically 30 days before, and each
 * build renews `security.txt` a month before.
 */
const fewestDays = 14;

const millisecondsADay = 86_400_000;

/**
 * Checks the age of a release. An old release that is signed and complete may be a replay by an attacker, or a sign
 * that the nightly publication fails.
 */
export function findAgeFaults({ day }: DigestList, maxAgeDays: number | undefined, now = new Date()): ClerkTexts[] {
  const age = Math.round((Date.parse(getTodayInIndia(now)) - Date.parse(day)) / millisecondsADay);
  return maxAgeDays !== undefined && age > maxAgeDays ? [getTexts("verify.old-release", { day, age })] : [];
}

/** Checks expiry dates: the certificate of an https site and `security.txt`. */
export async function findDateFaults(origin: string, now = new Date()): Promise<ClerkTexts[]> {
  const certificate = origin.startsWith("https:") ? await findCertificateFaults(origin, now) : [];
  return [...certificate, ...(await findSecurityTxtFaults(origin, now))];
}

/** Checks the remaining days of an https site's certificate. */
export async function findCertificateFaults(origin: string, now: Date): Promise<ClerkTexts[]> {
  const { hostname, port } = new URL(origin);
  const end = await readCertificateEnd(hostname, Number(port || 443));
  const left = Math.floor((Number(end) - Number(now)) / millisecondsADay);
  return left < fewestDays ? [getTexts("verify.certificate", { host: hostname, days: left })] : [];
}

async function findSecurityTxtFaults(origin: string, now: Date): Promise<ClerkTexts[]> {
  const { url, status, body } = await askServer(origin, securityTxtPath);
  if (status !== 200) return [getTexts("verify.missing", { url, status })];
  const expires = /^Expires: *(\S+)/imu.exec(body.toString("utf8"))?.[1] ?? "";
  return Number(new Date(expires)) - Number(now) > fewestDays * millisecondsADay
    ? []
    : [getTexts("verify.security-txt", { url, expires: expires || "–" })];
}

/** Returns the expiry of a host's certificate. All other requests check whether it is trusted. */
function readCertificateEnd(host: string, port: number): Promise<Date> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, servername: host, rejectUnauthorized: false }, () => {
      resolve(new Date(socket.getPeerCertificate().valid_to));
      socket.end();
    });
    socket.once("error", reject);
  });
}
