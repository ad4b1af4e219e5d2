import { withStaffWording } from '#shared/session/voice.ts';

const BY_HAND = 'Subí una foto del DNI o completá los datos a mano.';

export const SCANNER_TEXTS = withStaffWording(
  {
    withoutCode: 'Si tu DNI es de 2026 o posterior, no tiene ese código: completá los datos a mano.',
    title: 'Escaneá tu DNI',
    guide: 'Apuntá al código de barras de tu DNI, el rectángulo de rayas finas.',
    camera: 'Imagen de la cámara: apuntá al código de barras del DNI',
    reading: 'Leyendo la foto…',
    slow: 'Todavía no lo leemos. Apoyá el DNI, buscá más luz y acercá el celular, o subí una foto.',
    notFound:
      'No encontramos el código en la foto. Sacala de cerca, con luz y sin reflejos, o completá los datos a mano.',
    otherCode:
      'Leímos un código, pero no es el de un DNI. Buscá el rectángulo de rayas finas, o completá los datos a mano.',
    broken: 'No pudimos cargar el lector. Revisá tu conexión y probá de nuevo, o completá los datos a mano.',
    retry: 'Probar de nuevo',
    byHand: 'Completar a mano',
    labels: {
      problems: {
        denied: {
          title: 'La cámara está bloqueada',
          text: `Permitila desde el candado al lado de la dirección y probá de nuevo. ${BY_HAND}`,
        },
        absent: { title: 'No se detectó ningún dispositivo de cámara.', text: BY_HAND },
        busy: {
          title: 'Otra aplicación está usando la cámara',
          text: `Cerrala y probá de nuevo. ${BY_HAND}`,
        },
        inApp: {
          title: 'Acá no se puede usar la cámara',
          text: `Estás dentro de otra aplicación, que no la comparte. ${BY_HAND}`,
        },
        browser: { title: 'Este navegador no permite usar la cámara', text: BY_HAND },
        system: { title: 'El sistema actual es incompatible.', text: BY_HAND },
        storage: { title: 'La memoria disponible del dispositivo no es suficiente.', text: BY_HAND },
        unexpected: { title: 'Error inesperado.', text: BY_HAND },
      },
    },
  },
  {
    withoutCode: 'Si el DNI es de 2026 o posterior, no tiene ese código: completá los datos a mano.',
    title: 'Escaneá el DNI de tu cliente',
    guide: 'Apuntá al código de barras del DNI, el rectángulo de rayas finas.',
  },
);
