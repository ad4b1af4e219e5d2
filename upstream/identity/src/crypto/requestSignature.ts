import { createHash, createHmac } from 'node:crypto';
import { equalSecrets } from './secrets.ts';

type SignedRequest = Readonly<{
  method: string;
  path: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: string;
}>;

type Credentials = Readonly<{ accessKeyId: string; secretAccessKey: string }>;

const scheme =
  /^AWS4-HMAC-SHA256 Credential=(?<key>\w+)\/(?<day>\d{8})\/(?<region>[\w-]+)\/(?<service>[\w-]+)\/aws4_request, ?SignedHeaders=(?<names>[\w;-]+), ?Signature=(?<signature>[0-9a-f]{64})$/;
const allowedSkewMs = 5 * 60_000;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/**
 * AWS Signature Version 4, as the SDK signs a call to a JSON service: true if these credentials signed the request in
 * the last minutes.
 */
export function isSignedBy(request: SignedRequest, credentials: Credentials, now: number): boolean {
  const { key, day, region, service, names, signature } =
    scheme.exec(header(request, 'authorization'))?.groups ?? {};
  if (!key || !day || !region || !service || !names || !signature) return false;
  const moment = header(request, 'x-amz-date');
  const isRecent = Math.abs(momentOf(moment) - now) <= allowedSkewMs;
  if (!isRecent || !moment.startsWith(day)) return false;
  const signed = names.split(';');
  // The signature must cover the operation's name and the time, or they could be replaced.
  if (!['host', 'x-amz-date', 'x-amz-target'].every((name) => signed.includes(name))) return false;

  const canonical = [
    request.method,
    request.path,
    '',
    ...signed.map((name) => `${name}:${header(request, name).trim().replace(/\s+/g, ' ')}`),
    '',
    names,
    sha256(request.body),
  ].join('\n');
  const scope = `${day}/${region}/${service}/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', moment, scope, sha256(canonical)].join('\n');
  const signingKey = [region, service, 'aws4_request'].reduce(
    hmac,
    hmac(`AWS4${credentials.secretAccessKey}`, day),
  );
  return (
    equalSecrets(hmac(signingKey, text).toString('hex'), signature) &&
    equalSecrets(key, credentials.accessKeyId)
  );
}

function header(request: SignedRequest, name: string): string {
  const value = request.headers[name];
  return Array.isArray(value) ? value.join(',') : (value ?? '');
}

/** `20261120T204154Z` in milliseconds; NaN for any other form, so that every comparison fails. */
function momentOf(text: string): number {
  const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text);
  if (!parts) return Number.NaN;
  const [, year, month, day, hour, minute, second] = parts;
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}
