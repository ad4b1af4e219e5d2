import { FORM_MESSAGES as TEXT } from './messages.ts';
import * as account from './account.ts';
import * as answers from './answers.ts';
import { aMessage, formCases } from '../testing/formCases.ts';
import { address, badAddress, phone, sellerPerson, sentPhone } from '../testing/formValues.ts';

formCases({
  'sign-in': {
    of: () => account.signInForm,
    good: { email: 'a@b.com', password: 'x' },
    bad: [
      ['email', '', aMessage],
      ['password', '', aMessage],
    ],
  },
  'a new password': {
    of: () => account.newPasswordForm,
    good: { password: ' con espacios ' },
    bad: [['password', '1234567', aMessage]],
  },
  'the own password': {
    of: () => account.ownPasswordForm,
    good: { current: 'x', password: '12345678' },
    bad: [
      ['current', '', aMessage],
      ['password', '1234567', aMessage],
    ],
  },
  recovery: { of: () => account.recoverForm, good: { email: 'a@b.com' }, bad: [['email', 'a', aMessage]] },
  'recovery by code': {
    of: () => account.changePasswordForm,
    good: { email: 'a@b.com', code: '123 456', password: '12345678' },
    sent: { code: '123456' },
    bad: [
      ['code', '12', aMessage],
      ['password', '1', aMessage],
      ['email', 'a', aMessage],
    ],
  },
  'the code of an authenticator': {
    of: () => account.authenticatorForm,
    good: { code: ' 123 456 ' },
    sent: { code: '123456' },
    bad: [
      ['code', ' ', TEXT.authenticator],
      ['code', '1234567', aMessage],
      ['code', '12345', aMessage],
      ['code', 'a123456', aMessage],
    ],
  },
  'sign-up': {
    of: () => account.signUpPersonForm,
    good: { ...sellerPerson, documentNumber: undefined },
    sent: { cuil: '27301112225', phone: sentPhone },
    bad: [
      ['firstName', '', aMessage],
      ['lastName', '', aMessage],
      ['cuil', '30705658613', aMessage],
      ['email', '', aMessage],
      ['phone', { areaCode: '', number: '' }, aMessage],
    ],
    alsoGood: [{ gender: '' }],
  },
  'an address': {
    of: () => account.addressForm,
    good: address,
    sent: { locality: 'Rosario', postalCode: 'S2000ABC' },
    bad: badAddress,
  },
  'a phone’s code with consents': {
    of: () => answers.phoneCodeForm({ asksConsents: true }),
    good: { code: '123456', dataConsent: true, termsConsent: true },
    bad: [
      ['code', '', aMessage],
      ['dataConsent', false, TEXT.consents.data],
      ['termsConsent', false, TEXT.consents.terms],
    ],
  },
  'a phone’s code': {
    of: () => answers.phoneCodeForm({ asksConsents: false }),
    good: { code: '123456', dataConsent: false, termsConsent: false },
  },
  'a corrected phone': {
    of: () => answers.correctPhoneForm,
    good: { phone },
    sent: { phone: sentPhone },
    bad: [['phone', { areaCode: '', number: '' }, aMessage]],
  },
  'the search for a proposal': {
    of: () => answers.findProposalForm,
    good: { documentNumber: '30.111.222' },
    sent: { documentNumber: '30111222' },
    bad: [['documentNumber', '', aMessage]],
  },
  'the account of the instalments': {
    of: () => answers.paymentAccountForm,
    good: { accountId: '1' },
    bad: [['accountId', null, TEXT.paymentAccount]],
  },
  'the insurance': {
    of: () => answers.insuranceForm,
    good: { coverage: null, insuranceId: '1' },
    bad: [['insuranceId', null, TEXT.insurance]],
  },
  'the identity check': {
    of: () => answers.identityCheckForm,
    good: { accepted: true },
    bad: [['accepted', false, TEXT.identityCheck]],
  },
  'a signature': {
    of: () => answers.signatureForm({ hasChanges: false }),
    good: { figures: false, accepted: true },
    bad: [['accepted', false, TEXT.contract.accepted]],
  },
  'a signature under new figures': {
    of: () => answers.signatureForm({ hasChanges: true }),
    good: { figures: true, accepted: true },
    bad: [['figures', false, TEXT.contract.figures]],
  },
  'a reason not to sign': {
    of: () => answers.notNowForm,
    good: { reason: '' },
    alsoGood: [{ reason: ` ${'a'.repeat(500)} ` }],
    bad: [['reason', 'a'.repeat(501), TEXT.contract.reason]],
  },
});
