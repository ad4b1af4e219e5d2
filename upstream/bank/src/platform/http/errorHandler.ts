import { FILE_MESSAGES } from '@prendarios/rules/messages';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isDiskFull, sqlState } from '../errorCode.ts';
import { ApiError } from './errors.ts';

type Body = { statusCode: number; code: string; message: string; fields?: Record<string, string> };

/** Errors of the HTTP layer, in the product's language and without internal details. */
const FRAMEWORK: Record<string, Body> = {
  FST_ERR_CTP_INVALID_JSON_BODY: {
    statusCode: 400,
    code: 'BAD_JSON',
    message: 'El pedido no es JSON válido.',
  },
  FST_ERR_CTP_EMPTY_JSON_BODY: { statusCode: 400, code: 'BAD_JSON', message: 'El pedido no trae datos.' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    statusCode: 415,
    code: 'MEDIA_TYPE',
    message: 'No aceptamos ese formato.',
  },
  FST_ERR_CTP_BODY_TOO_LARGE: {
    statusCode: 413,
    code: 'TOO_LARGE',
    message: 'El pedido es demasiado grande.',
  },
  FST_ERR_MAX_PARAM_LENGTH: {
    statusCode: 414,
    code: 'ADDRESS_TOO_LONG',
    message: 'La dirección del pedido es demasiado larga.',
  },
  FST_REQ_FILE_TOO_LARGE: {
    statusCode: 413,
    code: 'FILE_TOO_BIG',
    message: FILE_MESSAGES.tooBig,
  },
  FST_INVALID_MULTIPART_CONTENT_TYPE: {
    statusCode: 415,
    code: 'MEDIA_TYPE',
    message: 'El archivo tiene que enviarse como formulario.',
  },
};

function issueText(keyword: string, message: string | undefined): string {
  if (keyword === 'unrecognized_keys') return 'Este dato no se espera.';
  if (keyword === 'too_big' || keyword === 'too_small') return 'El valor está fuera del rango permitido.';
  if (message?.includes('received undefined')) return 'Este campo es requerido.';
  return 'El valor no es válido.';
}

const unknownKeys = (params: Record<string, unknown>): string[] =>
  Array.isArray(params.keys) ? params.keys.map((key) => String(key).slice(0, 50)) : [];

function describe(error: FastifyError): Body {
  if (error instanceof ApiError) {
    const { statusCode, code, message, fields } = error;
    return fields ? { statusCode, code, message, fields } : { statusCode, code, message };
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields: Record<string, string> = {};
    for (const issue of error.validation) {
      const path = issue.instancePath.split('/').filter(Boolean);
      const unknown = issue.keyword === 'unrecognized_keys' ? unknownKeys(issue.params) : [];
      const names = unknown.length > 0 ? unknown.map((key) => [...path, key]) : [path];
      for (const name of names) fields[name.join('.') || 'body'] = issueText(issue.keyword, issue.message);
    }
    return { statusCode: 400, code: 'VALIDATION', message: 'Hay datos para corregir.', fields };
  }
  if (isDiskFull(error)) {
    return {
      statusCode: 503,
      code: 'DISK_FULL',
      message: 'No podemos guardar ahora. Probá de nuevo más tarde.',
    };
  }
  const known = FRAMEWORK[error.code];
  if (known) return known;
  if (error.statusCode === 429) {
    return {
      statusCode: 429,
      code: 'TOO_MANY_REQUESTS',
      message: 'Hiciste muchos intentos. Esperá un minuto.',
    };
  }
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return { statusCode: error.statusCode, code: 'BAD_REQUEST', message: 'No entendimos el pedido.' };
  }
  return {
    statusCode: 500,
    code: 'INTERNAL',
    message: 'Ha ocurrido un error. Por favor intente nuevamente',
  };
}

/** Handles errors that the router raises before the error handler runs. */
export function answerRouterError(error: FastifyError, reply: FastifyReply): void {
  const body = describe(error);
  void reply.code(body.statusCode).send(body);
}

export function installErrorAnswers(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const body = describe(error);
    // Log the stack only: a database error's message and details contain the row's values.
    if (body.statusCode === 500 || body.code === 'DISK_FULL') {
      request.log.error(
        {
          errorName: error.name,
          errorCode: sqlState(error),
          stack: stackWithoutMessage(error),
        },
        body.code === 'DISK_FULL' ? 'the disk is full' : 'failed',
      );
    }
    if (error instanceof ApiError && error.retryAfter !== undefined) {
      void reply.header('retry-after', error.retryAfter);
    }
    return reply.code(body.statusCode).send(body);
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ statusCode: 404, code: 'NOT_FOUND', message: 'No encontramos lo que buscás.' }),
  );
}

const stackWithoutMessage = (error: Error) =>
  error.stack
    ?.split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .join('\n');
