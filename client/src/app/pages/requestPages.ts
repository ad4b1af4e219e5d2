// One script: what the two pages share is most of them.
export { DataRequestPage } from './DataRequestPage.tsx';
export { RevocationPage } from './RevocationPage.tsx';
