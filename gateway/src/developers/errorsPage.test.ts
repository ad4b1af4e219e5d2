import { readFileSync } from 'node:fs';
import { buildSchema, isInputObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { json } from '../testing/bankStandIn.ts';
import { runGateway } from '../testing/gateway.ts';
import { schemaText } from '../schema/schemaFile.ts';
import { USER_ERROR_HELP } from '../schema/userErrorHelp.ts';
import { USER_ERROR_CODES, USER_ERRORS } from '../schema/userErrorTable.ts';
import { ERROR_CODES } from './errorCodes.ts';
import { EXAMPLE_ID, errorsPage, FILE_EXAMPLE, GRAPHQL_EXAMPLE, userErrorExample } from './errorsPage.ts';

const source = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const { body } = errorsPage();

describe('the error code page', () => {
  it.each(USER_ERROR_CODES)('explains the meaning, cause and solution of %s', (code) => {
    expect(USER_ERRORS[code].means).toMatch(/^[A-Z].{15,}\.$/);
    expect(USER_ERROR_HELP[code].todo).toMatch(/^[A-Z].{15,}\.$/);
    const row = new RegExp(`<tr id="${code}">.*?</tr>`, 's').exec(body)?.[0] ?? '';
    expect(row).toContain(`<td data-head="Caused by">${USER_ERROR_HELP[code].cause}</td>`);
    expect(row).toContain('Example answer');
  });

  it('has a unique anchor for each code', () => {
    const anchors = [...body.matchAll(/<tr id="(\w+)"/g)].map(([, id]) => id);
    expect(anchors).toEqual([...USER_ERROR_CODES, ...Object.keys(ERROR_CODES)]);
    expect(new Set(anchors).size).toBe(anchors.length);
  });

  it('shows a mutation’s response with the code', () => {
    expect(userErrorExample('CODE_INVALID')).toEqual({
      data: {
        validatePhoneCode: {
          userErrors: [
            {
              code: 'CODE_INVALID',
              message: 'El código no es correcto. Revisalo y probá de nuevo.',
              path: ['code'],
              missing: [],
            },
          ],
        },
      },
    });
  });

  it('shows the gateway’s actual responses to a failed operation and a rejected download', async () => {
    const gateway = await runGateway();
    gateway.bank.script = (_request, response) => json(response, 500, {});
    const headers = { 'x-request-id': EXAMPLE_ID };
    const failed = await gateway.graphql({ query: '{ provinces { name } }' }, headers);
    expect(failed.json()).toEqual(GRAPHQL_EXAMPLE);
    gateway.bank.script = (_request, response) => json(response, 404, { code: 'PROPOSAL_NOT_FOUND' });
    const refused = await gateway.app.inject({ url: `/files/documents/${EXAMPLE_ID}/${EXAMPLE_ID}` });
    expect(refused.json()).toEqual(FILE_EXAMPLE);
    await gateway.close();
  });

  it('names only existing input fields in a path', () => {
    const schema = buildSchema(schemaText);
    const wrong = USER_ERROR_CODES.filter((code) => {
      const { of } = USER_ERRORS[code];
      const mutation = of === 'every' ? 'createProposal' : (of[0] ?? '');
      const name = String(schema.getMutationType()?.getFields()[mutation]?.args[0]?.type).replace('!', '');
      let type: unknown = schema.getType(name);
      for (const part of USER_ERROR_HELP[code].path ?? []) {
        const field = isInputObjectType(type) ? type.getFields()[part] : undefined;
        if (field === undefined) return true;
        type = schema.getType(String(field.type).replaceAll(/[[\]!]/g, ''));
      }
      return false;
    });
    expect(wrong).toEqual([]);
  });

  it('lists every gateway error code', () => {
    const given = [
      '../http/errors.ts',
      '../graphql/graphqlErrors.ts',
      '../graphql/graphqlRoute.ts',
      '../files/files.ts',
      '../bank/client/errors.ts',
      '../session/user.ts',
    ].flatMap((name) =>
      [
        ...source(name).matchAll(/'([A-Z]{3,}(?:_[A-Z]+)+|FORBIDDEN|INTERNAL|UNAVAILABLE|UNAUTHENTICATED)'/g),
      ].map(([, code = '']) => code),
    );
    const known = new Set(Object.keys(ERROR_CODES));
    expect(given.length).toBeGreaterThan(15);
    // Exclude codes of the network library and of the bank's idempotency, which clients never see.
    expect(given.filter((code) => !known.has(code) && !code.startsWith('UND_ERR_'))).toEqual([]);
  });
});
