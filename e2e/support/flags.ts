import type { Page, Request } from '@playwright/test';

type Flag = 'sidebar' | 'signUp' | 'corporateSignIn' | 'logs' | 'coOwner';

/** Whether a client request is the named operation. */
export function isOperation(request: Request, name: string): boolean {
  return request.url().includes(`operationName=${name}&`) || (request.postData() ?? '').includes(`"${name}"`);
}

/** Sets flags in the gateway's pages as an operator would. */
export async function setFlags(page: Page, flags: Partial<Record<Flag, boolean>>): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = Object.entries(flags).reduce(
      (text, [flag, isOn]) => text.replace(new RegExp(`"${flag}":(true|false)`), `"${flag}":${isOn}`),
      await response.text(),
    );
    return route.fulfill({ response, body });
  });
}
