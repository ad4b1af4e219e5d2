export const SIGN_UP_PERSON_PATH = '/usuario/registrarse/datos-personales';
export const SIGN_UP_ADDRESS_PATH = '/usuario/registrarse/datos-del-domicilio';
export const SIGN_UP_DONE_PATH = '/usuario/registrarse/registro-exitoso';
