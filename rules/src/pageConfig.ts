/** Settings of the gateway for the pages, embedded in their head; the same for all users. */
export type PageConfig = Readonly<{
  flags: Readonly<{
    /** Send the page's errors to the gateway's log. */
    logs: boolean;
    sidebar: boolean;
    coOwner: boolean;
    signUp: boolean;
    corporateSignIn: boolean;
  }>;
  sessionIdleMinutes: number;
  /** Null without an identity service; sign-in is then unavailable. */
  identity: Readonly<{
    issuer: string;
    userPoolId: string;
    region: string;
    clientId: string;
    /** Null means Amazon's regional address. */
    endpoint: string | null;
    /** Host of the corporate sign-in; null without one. */
    authorizeDomain: string | null;
    authorizeOverHttp: boolean;
  }> | null;
  /** Null in production. */
  demo: Readonly<{ outboxUrl: string }> | null;
}>;
