import { useState } from 'react';
import { holds } from './fold.ts';

/** Words of a task in Spanish, and the page that answers it. */
const TASKS = [
  [
    'elegir entre ofertas, comparar, aseguradora, seguro',
    'Choosing among offers',
    'docs-patterns-choosing-among-offers',
  ],
  ['elegir una opción, lista, desplegable, buscar en una lista', 'Form patterns', 'docs-form-patterns'],
  ['pedir el nombre, apellido, razón social', 'Names', 'docs-patterns-names'],
  ['pedir el celular, teléfono, código, SMS, validar', 'Phone', 'docs-patterns-phone'],
  ['pedir el domicilio, dirección, código postal, provincia', 'Address', 'docs-patterns-address'],
  ['pedir el DNI, CUIL, documento, identidad', 'DNI', 'docs-patterns-dni'],
  ['subir un archivo, foto, PDF, documentos', 'Upload', 'docs-patterns-upload'],
  ['esperar, cargar, demora, animación, animation', 'Waiting', 'docs-patterns-waiting'],
  ['error, falla, probar de nuevo', 'Error patterns', 'docs-error-patterns'],
  ['aviso, advertencia, warning, éxito, mensaje', 'Alert', 'feedback-alert'],
  [
    'plata, moneda, monto, pesos, porcentaje, fecha, hora, número',
    'Números, plata y fechas',
    'docs-números-plata-y-fechas',
  ],
  ['color, contraste, tamaño, letra, espacio, movimiento, token', 'Tokens', 'docs-tokens'],
  ['botón, medidas, estados, hover, foco, deshabilitado', 'Anatomy', 'docs-anatomy'],
  ['confirmar, borrar, cancelar, ventana, modal', 'ConfirmDialog', 'overlay-confirmdialog'],
  ['sacar una foto, cámara, selfie', 'CameraCapture', 'capture-cameracapture'],
  ['tabla, lista de propuestas, filtros, ordenar', 'DataTable', 'data-datatable'],
  ['cuotas, cuadro de pagos, gráfico', 'ScheduleTable', 'data-scheduletable'],
  ['revisar las respuestas, resumen, cambiar', 'CheckAnswers', 'form-checkanswers'],
  ['pasos, progreso, dónde estoy', 'StepProgress', 'form-stepprogress'],
  ['pantallas, recorrido, flujo', 'Flows', 'docs-flows'],
  ['texto, voz, escribir, redacción', 'Voice', 'docs-voice'],
] as const;

/** Finds a page by what somebody wants to do, in Spanish. */
export const TaskSearch = () => {
  const [query, setQuery] = useState('');
  const found = TASKS.filter(([words, name]) => holds(`${words} ${name}`, query));
  return (
    <>
      <label className="task-search">
        ¿Qué querés hacer?
        <input type="search" value={query} onChange={({ target }) => setQuery(target.value)} />
      </label>
      <p role="status">{`${found.length} de ${TASKS.length} páginas`}</p>
      <ul>
        {found.map(([words, name, id]) => (
          <li key={id}>
            <a href={`?path=/docs/${id}--docs`} target="_top">
              {name}
            </a>
            {`: ${words}`}
          </li>
        ))}
      </ul>
    </>
  );
};
