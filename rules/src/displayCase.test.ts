import { describe, expect, test } from 'vitest';
import { nameCase, sentenceCase, vehicleCase } from './displayCase.ts';

describe('list entries in sentence case', () => {
  test.each([
    ['RELACION DE DEPENDENCIA', 'Relación de dependencia'],
    ['INDEPENDIENTE (AUTONOMO / MONOTRIBUTISTA)', 'Independiente (autónomo / monotributista)'],
    ['FEMENINO', 'Femenino'],
    ['NO BINARIO', 'No binario'],
    ['NO APLICA', 'No aplica'],
    ['CONYUGE', 'Cónyuge'],
    ['UNION CONVIVENCIAL', 'Unión convivencial'],
    ['SOLTERO/A', 'Soltero/a'],
    ['REGIMEN SIMPLIFICADO', 'Régimen simplificado'],
    ['CONSTRUCCIÓN', 'Construcción'],
    ['AUTOS Y CAMIONETAS', 'Autos y camionetas'],
    ['0KM TRADICIONAL', '0KM tradicional'],
    ['USADO HASTA 5 AÑOS', 'Usado hasta 5 años'],
    ['TODO RIESGO FRANQUICIA 4%', 'Todo riesgo franquicia 4\u00a0%'],
    ['TERCEROS COMPLETO PREMIUM (granizo/cristales)', 'Terceros completo premium (granizo/cristales)'],
    ['RESPONSABLE DE IVA', 'Responsable de IVA'],
  ])('%s → %s', (bank, shown) => {
    expect(sentenceCase(bank)).toBe(shown);
  });

  test.each(['Sin cupón', '0KM Selección: 3 puntos menos de TNA', 'Póliza', '', '-', '0KM'])(
    'keeps text that is already in mixed case: %s',
    (text) => {
      expect(sentenceCase(text)).toBe(text);
    },
  );
});

describe('names with lower-case particles and upper-case acronyms', () => {
  test.each([
    ['AUTOMOTORES LIBERTADOR S.A.', 'Automotores Libertador S.A.'],
    ['AUTOS DEL SUR S.R.L.', 'Autos del Sur S.R.L.'],
    ['CUYO VEHICULOS S.A.', 'Cuyo Vehículos S.A.'],
    ['NORTE PICKUPS SRL', 'Norte Pickups SRL'],
    ['CIUDAD DE BUENOS AIRES', 'Ciudad Autónoma de Buenos Aires'],
    ['CAPITAL FEDERAL', 'Ciudad Autónoma de Buenos Aires'],
    ['LA RIOJA', 'La Rioja'],
    ['SANTIAGO DEL ESTERO', 'Santiago del Estero'],
    ['ENTRE RIOS', 'Entre Ríos'],
    ['PRESIDENCIA ROQUE SAENZ PEÑA', 'Presidencia Roque Sáenz Peña'],
    ['FEDERACION PATRONAL', 'Federación Patronal'],
    ['ESPAÑA', 'España'],
    ['JOSE C PAZ', 'José C Paz'],
    ['Ciudad Autónoma de Buenos Aires', 'Ciudad Autónoma de Buenos Aires'],
  ])('%s → %s', (bank, shown) => {
    expect(nameCase(bank)).toBe(shown);
  });
});

describe('brands and models with the maker’s codes', () => {
  test.each([
    ['FIAT', 'Fiat'],
    ['BMW', 'BMW'],
    ['BYD', 'BYD'],
    ['RAM', 'RAM'],
    ['KIA', 'Kia'],
    ['MERCEDES-BENZ', 'Mercedes-Benz'],
    ['ROYAL ENFIELD', 'Royal Enfield'],
    ['CRONOS PRECISION 1.3 CVT', 'Cronos Precision 1.3 CVT'],
    ['HILUX SRV 4X4 AT', 'Hilux SRV 4X4 AT'],
    ['T-CROSS HIGHLINE', 'T-Cross Highline'],
    ['FRONTIER PRO-4X', 'Frontier Pro-4X'],
    ['UP! MOVE', 'Up! Move'],
    ['CLASE A 200', 'Clase A 200'],
    ['SONG PRO DM-I', 'Song Pro DM-I'],
    ['F-150 LARIAT HYBRID', 'F-150 Lariat Hybrid'],
    ['X1 SDRIVE 20I', 'X1 Sdrive 20I'],
    ['FZ-S 3.0', 'FZ-S 3.0'],
  ])('%s → %s', (bank, shown) => {
    expect(vehicleCase(bank)).toBe(shown);
  });
});

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();

test('treats text as all capitals when upper-case letters outnumber lower-case ones', () => {
  expect(sentenceCase('AB cd')).toBe('AB cd');
  expect(sentenceCase('ABC de')).toBe('Abc de');
});

test('changes only capitals and accents', () => {
  for (const text of ['RIO CUARTO', 'AMA DE CASA / SIN INGRESOS', 'HAVAL H6 HEV', 'CAÑADA DE GOMEZ']) {
    for (const change of [sentenceCase, nameCase, vehicleCase]) expect(plain(change(text))).toBe(plain(text));
  }
});
