import { joinPhone, readablePhone } from '@prendarios/rules/phone';
import type { ContactViewFragment } from '#generated/graphql.ts';

/** Returns a person's email and phone as text, masked if the user may not read them. */
export const contactTexts = ({ email, maskedEmail, phone, maskedPhone }: ContactViewFragment) => ({
  email: email ?? maskedEmail,
  phone: phone === null ? maskedPhone : readablePhone(joinPhone(phone)),
});
