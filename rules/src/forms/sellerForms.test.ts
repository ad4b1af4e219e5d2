import { NAME_MESSAGES, SELLER_MESSAGES } from '../messages.ts';
import { FORM_MESSAGES as TEXT } from './messages.ts';
import { findSaleForm, saleDataForm } from './sale.ts';
import { sellerForm } from './seller.ts';
import { aMessage, formCases } from '../testing/formCases.ts';
import { phone, sellerPerson, sentPhone } from '../testing/formValues.ts';

const company = { businessName: ' 3M  Argentina ', cuit: '30-70565861-3', email: 'a@empresa.com', phone };
const contact = { email: '', phone: { areaCode: '', number: '' } };
const seller = { way: 'self', dealer: null, contact, kind: 'person', person: sellerPerson, company };
const sale = { kind: 'person', documentNumber: '30111222', gender: 'FEMALE', cuit: '', number: '104.901' };
const owner = {
  document: '20.111.222',
  email: 'Due@correo.com',
  phone: { areaCode: '11', number: '20002000' },
};
const coOwner = {
  document: '21111222',
  email: 'co@correo.com',
  phone: { areaCode: '11', number: '21002100' },
};
const saleData = { firstName: 'Ana', lastName: 'Gómez', businessName: '3M', ...contact };

formCases({
  'a seller who is a person': {
    of: () => sellerForm([owner, coOwner]),
    good: seller,
    sent: { person: { ...sellerPerson, documentNumber: '30111222', cuil: '27301112225', phone: sentPhone } },
    alsoGood: [{ company: {} }],
    bad: [
      ['way', null, TEXT.seller.how],
      ['kind', null, TEXT.seller.kind],
      [
        'person',
        { ...sellerPerson, documentNumber: '20111222', cuil: '27201112229' },
        SELLER_MESSAGES.document,
        'person.documentNumber',
      ],
      [
        'person',
        { ...sellerPerson, documentNumber: '21111222', cuil: '27211112226' },
        SELLER_MESSAGES.document,
        'person.documentNumber',
      ],
      ['person', { ...sellerPerson, phone: owner.phone }, SELLER_MESSAGES.phone, 'person.phone'],
      ['person', { ...sellerPerson, email: 'due@correo.com' }, SELLER_MESSAGES.email, 'person.email'],
      ['person', { ...sellerPerson, email: 'Due+auto@correo.com' }, SELLER_MESSAGES.email, 'person.email'],
      ['person', { ...sellerPerson, firstName: '' }, aMessage, 'person.firstName'],
      ['person', { ...sellerPerson, lastName: '' }, aMessage, 'person.lastName'],
      ['person', { ...sellerPerson, gender: null }, TEXT.gender, 'person.gender'],
      ['person', { ...sellerPerson, cuil: '30705658613' }, aMessage, 'person.cuil'],
      ['person', { ...sellerPerson, email: '' }, aMessage, 'person.email'],
      ['person', { ...sellerPerson, phone: contact.phone }, aMessage, 'person.phone'],
    ],
  },
  'a seller that is a company': {
    of: () => sellerForm([owner, coOwner]),
    good: { ...seller, kind: 'company', person: {} },
    sent: { company: { ...company, businessName: '3M Argentina', cuit: '30705658613', phone: sentPhone } },
    bad: [
      ['company', { ...company, businessName: '12.3 &' }, NAME_MESSAGES.business, 'company.businessName'],
      ['company', { ...company, phone: coOwner.phone }, SELLER_MESSAGES.phone, 'company.phone'],
      ['company', { ...company, cuit: ' ' }, TEXT.seller.cuit, 'company.cuit'],
      ['company', { ...company, cuit: '27301112225' }, aMessage, 'company.cuit'],
    ],
  },
  'a seller with a link': {
    of: () => sellerForm([owner, coOwner]),
    good: {
      ...seller,
      way: 'link',
      kind: null,
      person: {},
      company: {},
      contact: { ...contact, email: ' A@Correo.com ' },
    },
    sent: { contact: { email: 'a@correo.com', phone: contact.phone } },
    alsoGood: [{ contact: { email: ' ', phone } }],
    bad: [
      ['contact', contact, TEXT.seller.contact, 'contact.phone'],
      [
        'contact',
        { email: ' ', phone: { areaCode: ' ', number: ' ' } },
        TEXT.seller.contact,
        'contact.phone',
      ],
      [
        'contact',
        { ...contact, phone: { areaCode: '011', number: '15 2000 2000' } },
        SELLER_MESSAGES.phone,
        'contact.phone',
      ],
      ['contact', { ...contact, email: 'co@correo.com' }, SELLER_MESSAGES.email, 'contact.email'],
      ['contact', { ...contact, email: 'a' }, aMessage, 'contact.email'],
      ['contact', { email: 'a@b.com', phone: { areaCode: '011', number: '' } }, aMessage, 'contact.phone'],
    ],
  },
  'a dealer': {
    of: () => sellerForm([owner, coOwner]),
    good: { ...seller, way: 'dealer', dealer: { code: '1', name: 'X' }, kind: null, person: {}, company: {} },
    sent: { dealer: { code: '1', name: 'X' } },
    alsoGood: [{ kind: 'person' }, { kind: 'company' }],
  },
  'the search for a sale by a person': {
    of: () => findSaleForm,
    good: sale,
    sent: { kind: 'person', gender: 'FEMALE', number: '104901' },
    alsoGood: [{ number: '1' }, { number: '123456789' }],
    bad: [
      ['kind', null, TEXT.sale.kind],
      ['documentNumber', '', aMessage],
      ['gender', null, TEXT.gender],
      ['number', '', TEXT.sale.number],
      ['number', '0123', TEXT.sale.number],
      ['number', '1234567890', TEXT.sale.number],
      ['number', 'x123', TEXT.sale.number],
      ['number', '123x', TEXT.sale.number],
    ],
  },
  'the search for a sale by a company': {
    of: () => findSaleForm,
    good: { ...sale, kind: 'company', documentNumber: '', gender: null, cuit: '30-70565861-3' },
    sent: { cuit: '30705658613' },
    bad: [
      ['cuit', '', TEXT.sale.cuit],
      ['number', '', TEXT.sale.number],
    ],
  },
  'a person’s data of a sale': {
    of: () => saleDataForm({ company: false, isEditing: true }),
    good: { ...saleData, businessName: '' },
    bad: [
      ['firstName', '', aMessage],
      ['lastName', '', aMessage],
      ['email', 'a', aMessage],
    ],
  },
  'a company’s data of a sale': {
    of: () => saleDataForm({ company: true, isEditing: true }),
    good: { ...saleData, firstName: '', lastName: '' },
    bad: [['businessName', '1', NAME_MESSAGES.business]],
  },
  'data of a sale that are only confirmed': {
    of: () => saleDataForm({ company: false, isEditing: false }),
    good: { ...saleData, firstName: '', lastName: '', businessName: '' },
  },
});
