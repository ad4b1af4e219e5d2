import { isArgentineMobile, mobileE164, readablePhone } from '@prendarios/rules/phone';
import { REACH_TEXTS } from './texts.ts';

type Customer = { firstName: string; phone: string; email: string };
/** `pointOfSale`: its name; null for a proposal without one. */
type About = { number: number; pointOfSale: string | null };

type ContactLinks = {
  /** Formatted for display: '11 4555-6677'. */
  phone: string;
  call: string;
  /** Null for a phone that cannot be on WhatsApp. */
  whatsApp: string | null;
  mail: string;
};

/** Returns links to call and write to a customer; the WhatsApp message starts with who writes and why. */
export function contactLinks({ firstName, phone, email }: Customer, about: About): ContactLinks {
  const mobile = isArgentineMobile(phone) ? mobileE164(phone) : null;
  const text = encodeURIComponent(REACH_TEXTS.greeting(firstName, about.pointOfSale, String(about.number)));
  return {
    phone: readablePhone(phone),
    call: `tel:${mobile ?? phone.replaceAll(/\D/g, '')}`,
    whatsApp: mobile && `https://wa.me/${mobile.slice(1)}?text=${text}`,
    mail: `mailto:${email}`,
  };
}
