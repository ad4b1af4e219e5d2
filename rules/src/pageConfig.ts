/** What the gateway's settings mean for the application's pages, in their head: the same for everybody. */
export type PageConfig = Readonly<{
  flags: Readonly<{
    /** Faults of the page are sent to the gateway's log. */
    logs: boolean;
    sidebar: boolean;
    coOwner: boolean;
    signUp: boolean;
    corporateSignIn: boolean;
  }>;
  /** Minutes without activity after which a session ends. */
  sessionIdleMinutes: number;
  /** Null if there is no identity service, and then sign-in is not available. */
  identity: Readonly<{
    issuer: string;
    userPoolId: string;
    region: string;
    clientId: string;
    /** Null is Amazon's own address in its region. */
    endpoint: string | null;
    /** Host of the corporate sign-in; null without one. */
    authorizeDomain: string | null;
    authorizeOverHttp: boolean;
  }> | null;
  /** Null in production. */
  demo: Readonly<{ outboxUrl: string }> | null;
}>;
