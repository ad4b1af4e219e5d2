import { INVITED, PROPOSAL } from '../samples.ts';
import {
  ADDITIONAL,
  ADDITIONAL_BODY,
  COMPANY_SELLER,
  COMPANY_SELLER_BODY,
  CONTACT,
  CONTACT_BODY,
  PERSON_SELLER,
  PERSON_SELLER_BODY,
  proposal,
  SELLER_CUIL,
  WHOLE_ADDITIONAL,
  WHOLE_ADDITIONAL_BODY,
} from './people.ts';
import { get, patch, post, type Row } from './row.ts';

const FILE = '00000000-0000-4000-8000-00000000f11e';
const CBU = '2850590940090418135201';
const documents = [{ type: 'A', fileIds: [FILE] }];
const sale = { saleId: PROPOSAL };
const reviseSeller = `/person/seller/${PROPOSAL}/update_seller`;

/** From the borrowers' data to the documents, and the seller's part. */
export const PROPOSAL_ROWS: readonly Row[] = [
  {
    field: 'saveOwnerAdditionalData',
    of: 'every field [EN-01, VA-16]',
    input: WHOLE_ADDITIONAL,
    sent: [post('/person/owner', { ...WHOLE_ADDITIONAL_BODY, idProposal: PROPOSAL })],
  },
  {
    field: 'saveOwnerAdditionalData',
    of: 'required fields only',
    input: ADDITIONAL,
    sent: [post('/person/owner', { ...ADDITIONAL_BODY, idProposal: PROPOSAL })],
  },
  {
    field: 'saveCoOwnerAdditionalData',
    of: 'every field',
    input: WHOLE_ADDITIONAL,
    sent: [patch(`/person/coowner/${PROPOSAL}`, WHOLE_ADDITIONAL_BODY)],
  },
  {
    field: 'saveCoOwnerAdditionalData',
    of: 'required fields only',
    input: ADDITIONAL,
    sent: [patch(`/person/coowner/${PROPOSAL}`, ADDITIONAL_BODY)],
  },
  {
    field: 'generateInsurances',
    of: 'a proposal',
    input: proposal,
    sent: [post('/insurance/generate_insurances', proposal)],
  },
  {
    field: 'reloadInsurances',
    of: 'a proposal',
    input: proposal,
    sent: [get('/insurance/reload_insurances', { id: PROPOSAL })],
  },
  {
    field: 'chooseInsurance',
    of: 'an offer',
    input: { ...proposal, insuranceId: 'INS-1' },
    sent: [patch('/insurance/post_insurance', { ...proposal, insuranceId: 'INS-1' })],
  },
  {
    field: 'acceptSummary',
    of: 'a version',
    input: { ...proposal, textVersion: '3', shown: { totalToPay: '100.00', cfteaWithInsurance: '50' } },
    bank: { get_proposal: { calculatedValueDTO: { totalToPay: 100 }, cfteaWithInsurance: 50 } },
    sent: [patch(`/proposal/${PROPOSAL}/update_proposal`, { summaryAccepted: { textVersion: '3' } })],
  },
  {
    field: 'setSeller',
    of: 'a person',
    input: { ...proposal, seller: { person: PERSON_SELLER } },
    sent: [
      post('/person/seller/post_seller', { ...proposal, fuelYear: 2027, physicalPerson: PERSON_SELLER_BODY }),
    ],
  },
  {
    field: 'setSeller',
    of: 'a company',
    input: { ...proposal, seller: { company: COMPANY_SELLER } },
    sent: [
      post('/person/seller/post_seller', { ...proposal, fuelYear: 2027, legalPerson: COMPANY_SELLER_BODY }),
    ],
  },
  {
    field: 'setSeller',
    of: 'a phone alone',
    input: { ...proposal, seller: { contact: { phone: CONTACT.phone } } },
    sent: [
      post('/person/seller/post_seller', {
        ...proposal,
        fuelYear: 2027,
        contact: { cellPhone: CONTACT_BODY.cellPhone },
      }),
    ],
  },
  {
    field: 'setSeller',
    of: 'a phone and a mail',
    input: { ...proposal, seller: { contact: CONTACT } },
    sent: [post('/person/seller/post_seller', { ...proposal, fuelYear: 2027, contact: CONTACT_BODY })],
  },
  {
    field: 'setSeller',
    of: 'a dealer of the list',
    input: { ...proposal, seller: { pointOfSaleCode: '01022' } },
    sent: [post('/person/seller/post_seller', { ...proposal, fuelYear: 2027, pointOfSale: '01022' })],
  },
  {
    field: 'reviseSeller',
    of: 'a person',
    input: { ...proposal, seller: { person: PERSON_SELLER }, isDataCorrect: false },
    sent: [patch(reviseSeller, { physicalPerson: PERSON_SELLER_BODY, hasDataValidated: false })],
  },
  {
    field: 'reviseSeller',
    of: 'a company',
    input: { ...proposal, seller: { company: COMPANY_SELLER } },
    sent: [patch(reviseSeller, { legalPerson: COMPANY_SELLER_BODY, hasDataValidated: true })],
  },
  // The bank accepts a bare contact and a dealer only for a new seller; here they show what the gateway sends.
  {
    field: 'reviseSeller',
    of: 'a phone and a mail',
    input: { ...proposal, seller: { contact: CONTACT } },
    sent: [patch(reviseSeller, { contact: CONTACT_BODY, hasDataValidated: true })],
  },
  {
    field: 'reviseSeller',
    of: 'a dealer of the list',
    input: { ...proposal, seller: { pointOfSaleCode: '01022' } },
    sent: [patch(reviseSeller, { pointOfSale: '01022', hasDataValidated: true })],
  },
  {
    field: 'reviseSeller',
    of: 'a statement about the existing data',
    input: proposal,
    sent: [patch(reviseSeller, { hasDataValidated: true })],
  },
  {
    field: 'notifySeller',
    of: 'a proposal',
    input: proposal,
    sent: [get('/person/seller/notice_seller', { id: PROPOSAL })],
  },
  {
    field: 'identifyVehicle',
    of: 'a used vehicle',
    input: { ...proposal, plate: 'ab 123 cd', chassis: '9bd358a4nlyj12345', engine: ' eng-1 ' },
    bank: { get_proposal: { vehicle: { fuelYear: { zeroKm: false } } } },
    sent: [patch('/vehicle/update/1', { plate: 'AB123CD', chassis: '9BD358A4NLYJ12345', engine: 'ENG-1' })],
  },
  {
    field: 'identifyVehicle',
    of: 'a vehicle quoted by value',
    input: {
      ...proposal,
      brandName: 'Fiat',
      modelName: 'Cronos',
      chassis: '9bd358a4nlyj12345',
      engine: 'E-12',
    },
    sent: [
      patch('/vehicle/update/1', {
        brandName: 'Fiat',
        modelName: 'Cronos',
        chassis: '9BD358A4NLYJ12345',
        engine: 'E-12',
      }),
    ],
  },
  {
    field: 'identifyVehicle',
    of: 'a new vehicle, which has no plate',
    input: { ...proposal, plate: 'ab 123 cd', chassis: '9bd358a4nlyj12345', engine: ' eng-1 ' },
    sent: [patch('/vehicle/update/1', { chassis: '9BD358A4NLYJ12345', engine: 'ENG-1' })],
  },
  {
    field: 'attachDocuments',
    of: "the seller's",
    input: { ...proposal, documents, isBySeller: true },
    sent: [patch(`/documentation/${PROPOSAL}/upload`, { data: documents, isSeller: true })],
  },
  {
    field: 'attachDocuments',
    of: 'required fields only',
    input: { ...proposal, documents },
    sent: [patch(`/documentation/${PROPOSAL}/upload`, { data: documents, isSeller: false })],
  },
  {
    field: 'reUploadDocuments',
    of: 'a document',
    input: { ...proposal, documents },
    sent: [post(`/documentation/${PROPOSAL}/re-upload`, { data: documents })],
  },
  {
    field: 'finishDocumentation',
    of: 'a proposal',
    input: proposal,
    sent: [patch(`/documentation/${PROPOSAL}/upload-proposal`, {})],
  },
  {
    field: 'findSale',
    of: 'a person',
    input: { by: { person: { documentNumber: '25.111.222', gender: 'MALE' } }, proposalNumber: 7 },
    sent: [
      get('/person/seller/get_seller_details', { dni: '25111222', gender: 'M', proposalNumber: '7' }),
      post('/ext/seller-links', { dni: '25111222', gender: 'M', proposalNumber: 7 }),
    ],
  },
  {
    field: 'findSale',
    of: 'a company',
    input: { by: { cuit: '30-70565861-3' }, proposalNumber: 7 },
    sent: [
      get('/person/seller/get_seller_details', { dni: '30705658613', gender: 'N', proposalNumber: '7' }),
      post('/ext/seller-links', { dni: '30705658613', gender: 'N', proposalNumber: 7 }),
    ],
  },
  {
    field: 'findSale',
    of: 'the key of the link',
    input: { by: { key: 'k-1' }, proposalNumber: 7 },
    sent: [get('/person/seller/get_seller_details', { key: 'k-1', proposalNumber: '7' })],
  },
  {
    field: 'resendSaleLink',
    of: 'the key of an old link',
    input: { key: 'k-1', proposalNumber: 7 },
    sent: [post('/ext/seller-links', { key: 'k-1', proposalNumber: 7 })],
  },
  {
    field: 'setOwnSellerData',
    of: 'a person',
    input: { ...sale, seller: { person: PERSON_SELLER } },
    bank: INVITED,
    sent: [patch(reviseSeller, { physicalPerson: PERSON_SELLER_BODY, hasDataValidated: true })],
  },
  {
    field: 'setOwnSellerData',
    of: 'a company',
    input: { ...sale, seller: { company: COMPANY_SELLER } },
    bank: INVITED,
    sent: [patch(reviseSeller, { legalPerson: COMPANY_SELLER_BODY, hasDataValidated: true })],
  },
  {
    field: 'reviseOwnSellerData',
    of: 'a person',
    input: {
      ...sale,
      seller: { person: { ...CONTACT, firstName: 'Mario', lastName: 'Vende' } },
      isDataCorrect: false,
    },
    // The gateway sends back the stored document, which is 'A' in the samples.
    sent: [
      patch(reviseSeller, {
        physicalPerson: {
          ...CONTACT_BODY,
          firstName: 'Mario',
          lastName: 'Vende',
          document: 'A',
          gender: 'F',
          cuitl: 'A',
        },
        hasDataValidated: false,
      }),
    ],
  },
  {
    field: 'reviseOwnSellerData',
    of: "a person's names alone",
    input: { ...sale, seller: { person: { firstName: 'Mario', lastName: 'Vende' } } },
    sent: [
      patch(reviseSeller, {
        physicalPerson: {
          firstName: 'Mario',
          lastName: 'Vende',
          document: 'A',
          gender: 'F',
          cuitl: 'A',
          email: 'A',
          cellPhone: { areaCode: 'A', number: 'A' },
        },
        hasDataValidated: true,
      }),
    ],
  },
  {
    field: 'reviseOwnSellerData',
    of: 'a company',
    input: { ...sale, seller: { company: { ...CONTACT, businessName: ' AUTOS  S.A. ' } } },
    sent: [
      patch(reviseSeller, {
        legalPerson: { ...CONTACT_BODY, businessName: 'AUTOS S.A.', cuit: 'A' },
        hasDataValidated: true,
      }),
    ],
  },
  {
    field: 'attachSaleDocuments',
    of: 'a document',
    input: { ...sale, documents },
    sent: [patch(`/documentation/${PROPOSAL}/upload`, { data: documents, isSeller: true })],
  },
  {
    field: 'saveSaleAccount',
    of: 'an account',
    input: { ...sale, cbu: '28505909 40090418135201', holderCuit: SELLER_CUIL },
    sent: [patch(`/accounts/${PROPOSAL}/update_account`, { seller: { cbu: CBU, cuit: SELLER_CUIL } })],
  },
];
