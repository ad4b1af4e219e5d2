import { z } from 'zod';
import type { Bank } from '../bank.ts';
import type { BankApp } from '../../platform/platform.ts';
import { responseSchemas } from '../../platform/http/answers.ts';
import { write } from '../../platform/http/write.ts';
import { saveVehicle } from '../simulation/service.ts';
import {
  brandsAnswer,
  brandsBody,
  modelsAnswer,
  modelsBody,
  saveVehicleAnswer,
  typesAnswer,
  typesBody,
  updateVehicleBody,
  vehicleBody,
  yearsAnswer,
  yearsByModelBody,
  yearsByTypeBody,
} from '../api/vehicle.ts';
import {
  brandsByType,
  modelsByBrand,
  vehicleTypes,
  yearsByModel,
  yearsByType,
} from '../catalogue/vehicles.ts';
import { updateVehicle } from './service.ts';

const tags = ['vehicle'];

export function vehicleRoutes(app: BankApp, bank: Bank): void {
  app.post(
    '/vehicle/get_types',
    {
      schema: {
        operationId: 'getVehicleTypes',
        summary: 'List vehicle types',
        tags,
        description: 'CA-28: returns vehicle types, including hidden ones.',
        body: typesBody,
        response: responseSchemas(typesAnswer),
      },
    },
    async () => vehicleTypes(bank),
  );
  app.post(
    '/vehicle/get_brands_by_type',
    {
      schema: {
        operationId: 'getBrands',
        summary: 'List the brands of a vehicle type',
        tags,
        description:
          'CA-29: returns the brands of a type; with an agreement, those with a vehicle that it accepts.',
        body: brandsBody,
        response: responseSchemas(brandsAnswer),
      },
    },
    async ({ body }) => brandsByType(bank, body.code, body.agreementId),
  );
  app.post(
    '/vehicle/get_models_by_brand',
    {
      schema: {
        operationId: 'getModels',
        summary: 'List the models of a brand',
        tags,
        description: 'CA-30: returns the models of a brand and type.',
        body: modelsBody,
        response: responseSchemas(modelsAnswer),
      },
    },
    async ({ body }) => modelsByBrand(bank, body.code, body.brand, body.agreementId),
  );
  app.post(
    '/vehicle/get_years_by_model',
    {
      schema: {
        operationId: 'getYearsByModel',
        summary: 'List the years of a model',
        tags,
        description:
          'CA-31: returns years and prices of a model; `valid`: whether the agreement accepts the year.',
        body: yearsByModelBody,
        response: responseSchemas(yearsAnswer),
      },
    },
    async ({ body }) => yearsByModel(bank, body.modelId, body.agreementId),
  );
  app.post(
    '/vehicle/get_years_by_type',
    {
      schema: {
        operationId: 'getYearsByType',
        summary: 'List the years of a vehicle type',
        tags,
        description: 'CA-32: returns the years of a type, for a quote by value; prices are 0.',
        body: yearsByTypeBody,
        response: responseSchemas(yearsAnswer),
      },
    },
    async ({ body }) => yearsByType(bank, body.code, body.agreementId),
  );
  app.patch(
    '/vehicle/save/:ownerId',
    {
      schema: {
        operationId: 'saveVehicle',
        summary: 'Change the vehicle of a simulation',
        tags,
        description: 'CA-33: changes the vehicle of a simulation, which is then decided again.',
        params: z.object({ ownerId: z.uuid() }),
        body: vehicleBody,
        response: responseSchemas(saveVehicleAnswer),
      },
    },
    async (request) => write(bank, request, (tx) => saveVehicle(tx, request.params.ownerId, request.body)),
  );
  app.patch(
    '/vehicle/update/:proposalNumber',
    {
      schema: {
        operationId: 'updateVehicle',
        summary: "Save the vehicle's plate and numbers",
        tags,
        description: "CA-34: saves the data from the vehicle's documents: plate, chassis, engine.",
        params: z.object({ proposalNumber: z.coerce.number().int().positive() }),
        body: updateVehicleBody,
        response: responseSchemas(saveVehicleAnswer),
      },
    },
    async (request) =>
      write(bank, request, (tx) => updateVehicle(tx, request.params.proposalNumber, request.body)),
  );
}
