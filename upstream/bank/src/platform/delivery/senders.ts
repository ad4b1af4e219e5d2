import type { Settings } from '../settings.ts';
import { demoSender } from './demoSender.ts';
import type { Channel, Sender } from './queue.ts';
import { smsSender } from './smsSender.ts';
import { smtpSender } from './smtpSender.ts';

/** Returns SMTP and SMS senders if configured; else the demo's sender, which sends nothing. */
export const sendersOf = ({ smtp, sms }: Settings): Readonly<Record<Channel, Sender>> => ({
  EMAIL: smtp === null ? demoSender : smtpSender(smtp),
  SMS: sms === null ? demoSender : smsSender(sms),
});
