/** Heading of the step that chooses the account, in both flows. */
export const PAYMENT_ACCOUNT_HEADING = {
  heading: '¿De qué cuenta pagás las cuotas?',
  subtitle: 'Cada mes debitamos la cuota de esa cuenta, el día de vencimiento que elegiste.',
};
