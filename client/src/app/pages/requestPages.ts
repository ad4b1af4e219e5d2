// One chunk, because the two pages share most of their code.
export { DataRequestPage } from './DataRequestPage.tsx';
export { RevocationPage } from './RevocationPage.tsx';
