import { describe, expect, test } from 'vitest';
import { contactLinks } from './contactLinks.ts';

const sofia = { firstName: 'Sofía', phone: '1145550000', email: 'sofia@correo.example' };
const about = { number: 105_313, pointOfSale: 'Autos del Sur' };

describe('customer contact links', () => {
  test('start a call, a WhatsApp chat with a prefilled text or an email', () => {
    expect(contactLinks(sofia, about)).toEqual({
      phone: '11 4555-0000',
      call: 'tel:+5491145550000',
      whatsApp:
        'https://wa.me/5491145550000?text=Hola%20Sof%C3%ADa%2C%20te%20escribo%20de%20Autos%20del%20Sur%20por%20tu%20pr%C3%A9stamo%20prendario%20105313.',
      mail: 'mailto:sofia@correo.example',
    });
  });

  test.each([
    ['011 15 4555-0000', '5491145550000'],
    ['0351 15 555-1234', '5493515551234'],
    ['+54 9 11 4555 0000', '5491145550000'],
  ])('turn %s into a WhatsApp number without 0 and 15', (phone, number) => {
    expect(contactLinks({ ...sofia, phone }, about).whatsApp).toMatch(`https://wa.me/${number}?text=`);
  });

  test('omit a missing point of sale and escape special characters in names', () => {
    const { whatsApp } = contactLinks(
      { ...sofia, firstName: 'Ana & Co. #1?' },
      { ...about, pointOfSale: null },
    );
    expect(new URL(whatsApp ?? '').searchParams.get('text')).toBe(
      'Hola Ana & Co. #1?, te escribo por tu préstamo prendario 105313.',
    );
  });

  test('omit WhatsApp for a number that is not an Argentine mobile', () => {
    expect(contactLinks({ ...sofia, phone: '45550000' }, about)).toMatchObject({
      call: 'tel:45550000',
      whatsApp: null,
    });
  });
});
