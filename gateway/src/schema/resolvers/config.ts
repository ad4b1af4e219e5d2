import type { QueryResolvers } from '../../generated/resolvers.ts';
import { pageConfig } from '../pageConfig.ts';

export const configQueries = {
  appConfig: async (_root, _args, { settings, personas }) => {
    const { demo, ...config } = pageConfig(settings);
    return {
      ...config,
      bankName: settings.brand.name,
      legalEntity: settings.brand.legalEntity,
      flags: { ...settings.flags, dashboardSidebar: settings.flags.sidebar },
      demo: demo && { ...demo, personas: await personas() },
    };
  },
} satisfies QueryResolvers;
