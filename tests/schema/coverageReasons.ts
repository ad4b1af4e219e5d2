/** Bytes go through routes of files, not through GraphQL: the gateway's route that makes each of these calls. */
export const BY_FILE_ROUTE: Readonly<Record<string, string>> = {
  'POST /api/documentation/pre-upload': 'PATCH /files/uploads/:key',
  'GET /api/documentation/{id}/get_document': 'GET /files/documents/:proposal/:document',
  'GET /api/documentation/{id}/generate-document': 'GET /files/generated/:proposal/:name',
  'GET /api/contract/{id}/download': 'GET /files/contracts/:proposal',
  'GET /api/contract/vivere/{id}/download': 'GET /files/contracts/:proposal/:brand',
  'POST /api/biometry/save_selfie': 'POST /files/biometry/:evidence',
  'POST /api/biometry/save_id': 'POST /files/biometry/:evidence',
};

const SELLER = "for the screens of the vehicle's seller (/vendedor)";
const BIOMETRY = 'for the screens of the identity check (/biometria)';
const VIVERE = 'for the screens of Vivere (/vivere/biometria)';

/** Calls that no screen uses yet, each with the reason. A line goes when the screen comes. */
export const WITHOUT_SCREEN: Readonly<Record<string, string>> = {
  'GET /api/person/seller/get_seller_details': SELLER,
  'GET /api/person/seller/{id}/get_seller': SELLER,
  'GET /api/person/seller/notice_seller': SELLER,
  'PATCH /api/person/seller/{id}/update_seller': SELLER,
  'POST /api/afip/get_cuit': SELLER,
  'PATCH /api/biometry/set_bio_validated': BIOMETRY,
  'POST /api/biometry/save_selfie': BIOMETRY,
  'POST /api/biometry/save_id': BIOMETRY,
  'POST /api/biometry/save_process_number': BIOMETRY,
  'GET /api/enri/get_enri_status': BIOMETRY,
  'GET /api/enri/get_opbc_status': BIOMETRY,
  'POST /api/contract/{id}/documentation': BIOMETRY,
  'POST /api/contract/{id}/initiate': BIOMETRY,
  'GET /api/contract/{id}/status': BIOMETRY,
  'GET /api/contract/{id}/download': BIOMETRY,
  'POST /api/contract/{id}/confirm': BIOMETRY,
  'POST /api/biometry/save_data_vivere': VIVERE,
  'GET /api/contract/vivere/{id}/generate': VIVERE,
  'GET /api/contract/vivere/{id}/download': VIVERE,
  'GET /api/contract/vivere/{id}/signature': VIVERE,
  'GET /api/person/owner/get_owner_address':
    'the address comes with the proposal; for clients that need no more',
  'PATCH /api/proposal/{id}/update_coowner':
    'the co-owner is part of the simulation; for a change after the proposal was made',
  'PATCH /api/vehicle/save/{ownerId}':
    'the vehicle is part of the simulation; for another one before the proposal is made',
  'POST /api/logs/create_log': "sent by the client's error handler once its log transport is switched on",
};
