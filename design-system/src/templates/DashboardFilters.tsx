import { Button } from '../actions/Button.tsx';
import { FilterBar } from '../data/FilterBar.tsx';
import { SelectField } from '../fields/SelectField.tsx';
import { TextField } from '../fields/TextField.tsx';

export const DashboardFilters = ({ activeCount }: { activeCount: number }) => (
  <FilterBar
    activeCount={activeCount}
    actions={
      <Button type="submit" variant="secondary" size="small">
        Aplicar
      </Button>
    }
  >
    <SelectField
      label="Punto de venta"
      name="punto"
      width="full"
      emptyOption="Todos"
      options={[{ value: '7', label: 'Automotores Libertador S.A.' }]}
    />
    <TextField label="Número de propuesta" name="numero" inputMode="numeric" width="full" />
    <TextField label="Documento" name="documento" inputMode="numeric" width="full" />
    <SelectField
      label="Etapa"
      name="etapa"
      width="full"
      emptyOption="Todas"
      options={[{ value: 'BIOMETRIA', label: 'Identidad' }]}
    />
    <SelectField
      label="Estado"
      name="estado"
      width="full"
      emptyOption="Todos"
      defaultValue={activeCount > 0 ? 'open' : ''}
      options={[{ value: 'open', label: 'Abierta' }]}
    />
    <TextField label="Desde" name="desde" width="full" defaultValue={activeCount > 0 ? '01/11/2026' : ''} />
  </FilterBar>
);
