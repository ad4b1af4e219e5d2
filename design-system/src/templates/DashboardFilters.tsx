import { FilterBar } from '../data/FilterBar.tsx';
import { SelectField } from '../fields/SelectField.tsx';
import { TextField } from '../fields/TextField.tsx';

export const DashboardFilters = () => (
  <FilterBar>
    <SelectField
      label="Punto de venta"
      name="punto"
      width="full"
      emptyOption="Todos"
      options={[{ value: '7', label: 'Automotores Libertador S.A.' }]}
    />
    <SelectField
      label="Estado"
      name="estado"
      width="full"
      emptyOption="Todos"
      defaultValue="open"
      options={[{ value: 'open', label: 'Abierta' }]}
    />
    <TextField label="Desde" name="desde" width="full" defaultValue="01/11/2026" />
  </FilterBar>
);
