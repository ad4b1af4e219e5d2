import { FILE_MESSAGES } from '@prendarios/rules/messages';
/** Equal to the servers' messages about a file. */
export const UPLOAD_TEXTS = {
  rules: 'JPG, PNG o PDF, hasta 10 MB y 10 páginas.',
  type: 'El archivo no es una foto JPG o PNG ni un PDF. Elegí otro.',
  heic: FILE_MESSAGES.heic,
  tooBig: FILE_MESSAGES.tooBig,
  empty: 'El archivo está vacío. Elegí otro.',
  damaged: 'No pudimos abrir el archivo. Probá con otra foto u otro PDF.',
  network: 'Se cortó la conexión. Lo que ya subiste no se perdió: probá de nuevo.',
  busy: 'Estamos con mucho trabajo. Tu archivo sigue acá: probá de nuevo en unos segundos.',
  finishing: 'Terminando de subir…',
  leftBehind: (name: string) =>
    `«${name}» no se subió. Reemplazalo o quitalo; si ya subiste otro en su lugar, seguí.`,
  unfinished: 'Un archivo no se subió. Quitalo o probá de nuevo.',
} as const;

/** Warnings about a file that can be sent. */
export const JUDGE_TEXTS = {
  sheet: (number: number, warning: string) => `Hoja ${number}: ${warning}`,
  blankPage: 'La primera página parece en blanco. Revisá que sea el archivo correcto.',
  repeated: 'Ya subiste este archivo en otro documento. Revisá que sea el que corresponde.',
} as const;
