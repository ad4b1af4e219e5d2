import { withStaffWording } from '#shared/session/voice.ts';

export const SCAN_TEXTS = withStaffWording(
  {
    open: (isCoOwner: boolean) => (isCoOwner ? 'Escanear su DNI' : 'Escanear mi DNI'),
    again: 'Escanear de nuevo',
    hint: 'Leemos el código de barras y completamos los datos. La imagen no sale de tu dispositivo.',
    opening: 'Abriendo…',
    notOpened:
      'No pudimos abrir el lector. Revisá tu conexión y probá de nuevo, o completá los datos a mano.',
    found: 'Leímos el DNI. Revisá los datos y completá lo que falte.',
    listTitle: 'Según tu DNI',
    name: 'Nombre y apellido',
    change: 'Cambiar',
  },
  {
    open: (isCoOwner: boolean) =>
      isCoOwner ? 'Escanear el DNI del cotitular' : 'Escanear el DNI de tu cliente',
    hint: 'Leemos el código de barras y completamos los datos. La imagen no sale de este dispositivo.',
    listTitle: 'Según su DNI',
  },
);
