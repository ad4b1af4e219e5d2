export const COOKIES_TEXTS = {
  title: 'Tu navegador bloquea las cookies',
  text: 'Las usamos para guardar tu solicitud mientras la completás: sin ellas no podés seguir. Permitilas para este sitio en la configuración del navegador, o abrí esta página en otro.',
  retry: 'Ya las permití',
} as const;
