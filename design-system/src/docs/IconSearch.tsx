import { useState } from 'react';
import { TextField } from '../fields/TextField.tsx';
import { Grid } from '../foundations/Grid.tsx';
import type { IconName, IconProps } from '../foundations/Icon.tsx';
import { Icon, iconNames } from '../foundations/Icon.tsx';
import { Stack } from '../foundations/Stack.tsx';
import { Text } from '../foundations/Text.tsx';
import { CopyName } from './CopyName.tsx';
import { containsWords } from './fold.ts';

/** Spanish search terms for each icon. */
const words: Record<IconName, string> = {
  check: 'listo, hecho, tilde',
  clock: 'hora, espera, reloj',
  calendar: 'fecha, día, vencimiento',
  phone: 'celular, teléfono',
  mail: 'correo, sobre, email',
  message: 'mensaje, chat, WhatsApp',
  car: 'auto, vehículo',
  motorcycle: 'moto',
  truck: 'camión, utilitario',
  chevron: 'desplegar, abajo',
  'chevron-right': 'siguiente, derecha',
  torch: 'linterna, luz',
  close: 'cerrar, quitar, cruz',
  warning: 'advertencia, error, cuidado',
  arrow: 'seguir, adelante, flecha',
  'arrow-left': 'volver, atrás, flecha',
  share: 'compartir, enviar',
  upload: 'subir, adjuntar',
  download: 'descargar, bajar',
  file: 'archivo, PDF',
  camera: 'cámara, foto',
  shield: 'seguro, protegido',
  pencil: 'editar, cambiar, lápiz',
  info: 'información, dato',
  help: 'ayuda, pregunta',
  copy: 'copiar',
  plus: 'más, agregar, sumar',
  minus: 'menos, restar',
  document: 'documento, papel, contrato',
  person: 'persona, usuario, cuenta',
  shop: 'concesionaria, agencia, punto de venta',
  eye: 'ver, mostrar',
  search: 'buscar, lupa',
  circle: 'círculo, en curso, etapa',
  diamond: 'rombo, etapa',
  triangle: 'triángulo, etapa',
};

/** Lists the icons with their copyable names; filters by name or by a Spanish term. */
export const IconSearch = ({ size = 32 }: Pick<IconProps, 'size'>) => {
  const [query, setQuery] = useState('');
  const found = iconNames.filter((name) => containsWords(`${name} ${words[name]}`, query));
  return (
    <Stack gap={5} lang="en">
      <TextField
        type="search"
        name="icon"
        label="Which icon?"
        hint="By its name, or in Spanish: auto, subir, fecha, volver."
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      <Text size={15} role="status">{`${found.length} of ${iconNames.length} icons`}</Text>
      <Grid columns={3} gap={3}>
        {found.map((name) => (
          <Stack key={name} direction="row" align="center" gap={3}>
            <Icon name={name} size={size} />
            <CopyName name={name} />
          </Stack>
        ))}
      </Grid>
    </Stack>
  );
};
