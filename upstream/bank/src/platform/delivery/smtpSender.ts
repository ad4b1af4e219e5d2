import { createTransport } from 'nodemailer';
import { PermanentFailure, type Sender } from './queue.ts';

type SmtpSettings = {
  host: string;
  port: number;
  /** TLS from the start; otherwise STARTTLS if the server offers it. */
  secure: boolean;
  /** Refuses to send in clear text. */
  requireTls: boolean;
  auth?: { user: string; pass: string } | undefined;
  from: { name: string; address: string };
};

const TIMEOUT_MS = 10_000;

/** SMTP replies of 500 and above to a recipient or a message are final (RFC 5321 §4.2.1). */
function isFinal(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('code' in error)) return false;
  const isOfTheMessage = error.code === 'EENVELOPE' || error.code === 'EMESSAGE';
  return isOfTheMessage && typeof error.responseCode === 'number' && error.responseCode >= 500;
}

/** Sends mail by SMTP. The dedupe key is the Message-ID, by which mailboxes recognize repeated messages. */
export function smtpSender(settings: SmtpSettings): Sender {
  const transport = createTransport({
    host: settings.host,
    port: settings.port,
    secure: settings.secure,
    requireTLS: settings.requireTls,
    ...(settings.auth === undefined ? {} : { auth: settings.auth }),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = settings.from.address.split('@').at(-1);
  return async (message) => {
    try {
      await transport.sendMail({
        from: settings.from,
        to: { name: '', address: message.to },
        subject: message.subject ?? '',
        text: message.body,
        messageId: `<${message.id}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    } catch (error) {
      throw isFinal(error) ? new PermanentFailure('the mail was refused', { cause: error }) : error;
    }
  };
}
