/** All settings that the production profile requires. */
export const PRODUCTION = {
  BANK_PROFILE: 'production',
  ALLOW_STANDIN: 'reference-bank',
  BANK_SERVICE_KEY: 'a-key-of-the-bank-itself',
  DATABASE_URL: 'postgres://localhost/unused',
  IDENTITY_ISSUER: 'https://cognito-idp.sa-east-1.amazonaws.com/sa-east-1_Ceibo',
  IDENTITY_CLIENT_ID: 'web',
  BIOMETRY_KEY: '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff',
  SMTP_URL: 'smtp://mail.example',
  SMS_URL: 'https://sms.example/send',
};
