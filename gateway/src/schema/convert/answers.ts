type SentCode = Readonly<{ maskedPhone: string; expiresAt: string; resendAfter: string }>;

export const toSentCode = ({ maskedPhone, expiresAt, resendAfter }: SentCode) => ({
  maskedPhone,
  expiresAt,
  resendableAt: resendAfter,
});

type Consent<Kind> = Readonly<{ kind: Kind; textVersion: string; at: string }>;

export const toConsent = <Kind>({ kind, textVersion, at }: Consent<Kind>) => ({
  kind,
  textVersion,
  acceptedAt: at,
});
