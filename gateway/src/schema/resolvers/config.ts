import type { QueryResolvers } from '../../generated/resolvers.ts';

export const configQueries = {
  appConfig: async (_root, _args, { settings, personas }) => ({
    bankName: settings.bankName,
    legalEntity: settings.legalEntity,
    flags: { ...settings.flags },
    demo:
      settings.profile === 'demo' ? { outboxUrl: settings.demoOutboxUrl, personas: await personas() } : null,
  }),
} satisfies QueryResolvers;
