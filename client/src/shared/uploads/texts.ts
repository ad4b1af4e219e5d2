import { FILE_MESSAGES } from '@prendarios/rules/messages';
/** The same texts as the servers' messages about a file. */
export const UPLOAD_TEXTS = {
  rules: 'JPG, PNG o PDF, hasta 10 MB y 10 páginas.',
  type: 'Subí una foto JPG o PNG, o un PDF.',
  heic: FILE_MESSAGES.heic,
  tooBig: FILE_MESSAGES.tooBig,
  empty: 'El archivo está vacío.',
  damaged: 'No pudimos abrir el archivo. Probá con otra foto u otro PDF.',
  network: 'Se cortó la conexión. Reintentá: lo que ya subiste no se perdió.',
  busy: 'Estamos con mucho trabajo. Tu archivo sigue acá: probá de nuevo en unos segundos.',
  pending: 'Esperá a que terminen de subir los archivos.',
  finishing: 'Terminando de subir…',
  leftBehind: (name: string) =>
    `«${name}» no se subió. Reemplazalo o quitalo; si ya subiste otro en su lugar, seguí.`,
  unfinished: 'Quitá el archivo que no se pudo subir, o reintentá.',
  removeFailed: 'No pudimos quitar el archivo. Volvé a intentar.',
} as const;

/** What may be wrong with a file that could be sent. */
export const JUDGE_TEXTS = {
  blankPage: 'La primera página parece en blanco. Fijate que sea el archivo que va.',
  repeated: 'Es el mismo archivo que subiste en otro documento. Fijate que sea el lado que va.',
} as const;
