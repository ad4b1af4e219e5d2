// Generated from upstream/bank/openapi.json by `npm run codegen`. Do not edit.

export interface components {
    schemas: {
        SetSimulationAnswer: {
            uuid: string;
            /** @description of the evaluation, for get_status */
            idRequest: string;
        };
        RatesAnswer: {
            /** @description empty if the mode has no rate */
            ratesProductViewDTOList: components["schemas"]["RatesProductView"][];
            calculatedValueDTO: components["schemas"]["CalculatedValue"] | null;
            installments: components["schemas"]["ScheduleRow"][];
            /** @description the terms that can be chosen */
            terms: number[];
            /** @description UVA only, optional: percent a month, the average of the last twelve months */
            uvaMonthlyRise?: number | null;
            /** @description optional: instalments run from the payment, whose day is not known yet */
            paymentWindow?: components["schemas"]["PaymentWindow"] | null;
            /** @description optional: a prepayment of this loan can be simulated */
            canSimulatePrepayment?: boolean | null;
        };
        RatesProductView: {
            indexerType: components["schemas"]["IndexerType"];
            /** @description key of the rate, which post_proposal takes */
            matrixCode: string;
            /** @description months */
            termFrom: number;
            /** @description months */
            termTo: number;
            /** @description nominal annual rate; for UVA, on top of it */
            tna?: number | null;
        };
        /**
         * @description TRD: fixed rate; UVA: indexed by inflation
         * @enum {string}
         */
        IndexerType: "TRD" | "UVA";
        CalculatedValue: {
            financedAmount: number;
            /** @description number of monthly instalments */
            terms: number;
            /** @description day of the month, 1 to 28 */
            dueDate: number;
            /** @description capital and interest, without IVA and fees */
            pureEstimatedInstallmentValue: number;
            /** @description the same with the IVA of the first instalment */
            pureEstimatedInstallmentValueWithIva: number;
            /** @description in UVAs; null for a fixed rate */
            pureEstimatedInstallmentValueInUVA: number | null;
            /** @description null for a fixed rate */
            capitalInUVAs: number | null;
            /** @description effective annual rate */
            tea: number;
            /** @description total effective annual cost, with IVA; null if none exists */
            cftea: number | null;
            /** @description nominal annual rate; for UVA, on top of it */
            tna: number;
            /** @description total effective annual cost without IVA; null if none exists */
            cfteaWithoutVat: number | null;
            /** @description total nominal annual cost, with IVA; null if none exists */
            cftna?: number | null;
            /** @description total of row 1 of the schedule, with its extra days */
            firstInstallment?: number | null;
            /** @description of row 1 */
            firstDueDate?: string | null;
            /** @description days that row 1 charges in addition to its month */
            extraDays?: number | null;
            /** @description total of row 2; null if there is none */
            secondInstallment?: number | null;
            /** @description all instalments, with IVA and fees; for UVA at the value of today */
            totalToPay: number;
            /** @description of ratesProductViewDTOList */
            matrixCode: string;
            /** @description pesos of a UVA; null for a fixed rate */
            uvaValue: number | null;
            /** @description the value is past the series and was extended */
            uvaEstimated: boolean;
            /** @description null if the loan has no fees */
            fees?: {
                /** @description of the amount, without IVA */
                grantingFeePct?: number | null;
                /** @description with IVA, kept back at the disbursement */
                grantingFee: number;
                /** @description the amount less the granting fee */
                netDisbursed: number;
                /** @description without IVA */
                monthlyFee?: number | null;
                monthlyFeeWithIva: number;
                /** @description a month, of the balance before each instalment */
                lifeInsurancePct: number;
                /** @description with these fees, without extra days */
                firstInstallmentWithIva: number;
            } | null;
            /** @description the day that due dates, extra days and pesos of UVAs start from */
            calculatedOn?: string | null;
            /** @description the day whose UVA value gives the capital */
            capitalOn?: string | null;
        };
        ScheduleRow: {
            number: number;
            /** Format: date */
            dueDate: string;
            /** @description the business day on which it is paid, without more interest; the due date when left out */
            paymentDate?: string | null;
            capital: number;
            interest: number;
            /** @description IVA of the interest */
            vat: number;
            /** @description monthly fee and life insurance, with IVA */
            fees: number;
            total: number;
            /** @description capital owed afterwards */
            balance: number;
            /** @description null for a fixed rate */
            totalInUVA: number | null;
            /** @description pesos under assumedMonthlyInflation; UVA only */
            projectedTotal?: number | null;
        };
        PaymentWindow: {
            /**
             * Format: date
             * @description the earliest day on which the bank usually pays
             */
            from: string;
            /**
             * Format: date
             * @description the latest one
             */
            to: string;
            /** @description the day with the lowest first instalment */
            least: {
                /**
                 * Format: date
                 * @description the bank pays the vehicle
                 */
                paidOn: string;
                /** @description with its extra days */
                firstInstallment: number;
                /**
                 * Format: date
                 * @description business day on which it is paid
                 */
                firstPaymentDate: string;
            };
            /** @description the day with the highest one */
            most: {
                /**
                 * Format: date
                 * @description the bank pays the vehicle
                 */
                paidOn: string;
                /** @description with its extra days */
                firstInstallment: number;
                /**
                 * Format: date
                 * @description business day on which it is paid
                 */
                firstPaymentDate: string;
            };
        };
        InsuranceEstimateAnswer: {
            /** @description of the cheapest policy that the pledge accepts */
            monthlyPremium: number;
            /** @description of the loan with that policy */
            cfteaWithInsurance: number | null;
            /** @description what was not known, and is assumed; null where it was known */
            assumed: {
                /** @description years */
                driverAge: number | null;
                /** @description years */
                vehicleAge: number | null;
                /** @description name of get_states */
                province: string | null;
            };
        };
        SideCostsAnswer: {
            /** @description of get_states; the assumed one if none was sent */
            provinceId: number;
            items: {
                /**
                 * @description registration of the pledge, stamp tax of the contract, transfer of a used vehicle, plate tax
                 * @enum {string}
                 */
                code: "PLEDGE_REGISTRATION" | "STAMP_TAX" | "TRANSFER" | "PLATE_TAX";
                /** @description 0 if the province exempts it */
                amount: number;
                /** @description paid every month; otherwise once */
                monthly: boolean;
                /** @description whom the borrower pays, in Spanish */
                payee: string;
            }[];
            /** @description of what is paid once */
            total: number;
            /** @description where the figures come from, in Spanish */
            source: string;
            /**
             * Format: date
             * @description of the figures
             */
            date: string;
        };
        PrepaymentAnswer: {
            /**
             * Format: date
             * @description business day on which it is paid, with its instalment
             */
            paymentDate: string;
            /** @description capital owed after that instalment: what settles the loan */
            owed: number;
            /** @description capital that is prepaid, at most what is owed */
            amount: number;
            /** @description what the bank charges for it, with IVA; 0: nothing */
            charge: number;
            /** @description without the prepayment */
            before: {
                /** @description how many */
                installments: number;
                /** @description null if there is none */
                nextInstallment: number | null;
                /**
                 * Format: date
                 * @description business day on which the last one is paid; of the prepayment if none
                 */
                lastPaymentDate: string;
                /** @description with its IVA */
                interest: number;
                /** @description with IVA and fees, without the prepayment */
                total: number;
            };
            /** @description with it */
            after: {
                /** @description how many */
                installments: number;
                /** @description null if there is none */
                nextInstallment: number | null;
                /**
                 * Format: date
                 * @description business day on which the last one is paid; of the prepayment if none
                 */
                lastPaymentDate: string;
                /** @description with its IVA */
                interest: number;
                /** @description with IVA and fees, without the prepayment */
                total: number;
            };
            installmentsSaved: number;
            /** @description with its IVA */
            interestSaved: number;
            /** @description monthly fees and life insurance, with IVA */
            feesSaved: number;
            /** @description pesos of a UVA in these figures; null for a fixed rate */
            uvaValue: number | null;
            /** @description the same in UVAs; null for a fixed rate */
            inUVA: {
                owed: number;
                amount: number;
                interestSaved: number;
            } | null;
        };
        QuotePdfAvailable: {
            /** @constant */
            available: true;
        };
        StatusAnswer: {
            status: components["schemas"]["SimulationStatus"];
            reason?: string | null;
            /** @description of REJECTED for INCOME: what any loan costs a month at least, with IVA; optional */
            leastInstallment?: number | null;
            /** @description of REJECTED: the nearest value that gets an offer; optional */
            nearest?: components["schemas"]["NearestOffer"] | null;
        };
        /** @enum {string} */
        SimulationStatus: "PENDING" | "APPROVED" | "REJECTED" | "ERROR";
        NearestOffer: {
            /** @description of the vehicle, in place of the one that was sent */
            purchaseValue: number;
            /** @description the most that is lent with it */
            financedAmount: number;
        };
        SimulationAnswer: {
            uuid: string;
            customer: components["schemas"]["PersonAnswer"];
            coOwner: components["schemas"]["PersonAnswer"] | null;
            vehicle: components["schemas"]["VehicleAnswer"];
            simulationType: components["schemas"]["SimulationType"];
            agreement: components["schemas"]["Agreement"];
            couponId: string | null;
            /** @description code of /branches */
            pointOfSale: string | null;
            /** @description last day of the offer; 409 OFFER_EXPIRED after it */
            validUntil?: string | null;
            /** @description null while pending */
            scoring: {
                riskEvaluation: {
                    riskEvaluationResultDTO: components["schemas"]["RiskEvaluationResult"];
                };
                ratesProductViewDTOList: components["schemas"]["RatesProductView"][];
                calculatedValueDTO?: components["schemas"]["CalculatedValue"] | null;
            } | null;
        };
        PersonAnswer: {
            personType?: ("OWNER" | "CO_OWNER") | null;
            /** @description true for OWNER */
            owner?: boolean | null;
            firstName: string;
            lastName: string;
            /** Format: date */
            birthDate: string;
            email: string;
            /** @description CUIL or CUIT, eleven digits */
            cuitl: string;
            gender: components["schemas"]["GenderCode"];
            /** @description number of the DNI, digits only */
            document: string;
            documentType: {
                /** @description 150 DNI, 151 DNI-EXTRANJERO */
                id: 150 | 151;
                description?: string | null;
                integrationCode?: string | null;
            };
            cellPhone: {
                /** @description without the leading 0 */
                areaCode: string;
                /** @description without the 15; ten digits with the area code */
                number: string;
                /** @description code of get_mobile_providers */
                provider?: string | null;
            };
            /** @description id of get_occupations; 1 is self-employed */
            occupation: number;
            /** @description work activity: code of get_work_activities */
            role?: string | null;
            /** @description VAT status: code of get_tax_burdens */
            ivaCategory: string;
            /** @description category in the turnover tax: code of get_gross_income */
            iibbCategory?: string | null;
            /** @description net monthly income in pesos, as text */
            income?: string | null;
            /** @description of the co-owner to the owner: code of get_relationships */
            relationship?: string | null;
            selfManagementUuid?: string | null;
            street?: string | null;
            /** @description in the street */
            number?: number | null;
            /** @description empty without one */
            floor?: string | null;
            /** @description empty without one */
            apartment?: string | null;
            /** @description id of get_states */
            state?: number | null;
            /** @description id of get_cities */
            city?: number | null;
            locality?: string | null;
            /** @description four digits, or a CPA such as B1640ABC */
            postalCode?: string | null;
            /** @description code of get_marital_status */
            maritalStatus?: string | null;
            /** @description id of get_countries */
            nationality?: number | null;
            /** @description id of get_countries */
            countryOfBirth?: number | null;
            /** @description married, and the spouse is not part of the loan */
            nonParticipantSpouse?: boolean | null;
        };
        /**
         * @description X: non-binary; N: not applicable
         * @enum {string}
         */
        GenderCode: "F" | "M" | "X" | "N";
        VehicleAnswer: {
            /** @description code of get_types */
            vehicleType: string;
            /** @description id of get_brands_by_type; absent when quoted by value */
            brand?: string | null;
            /** @description id of get_models_by_brand; absent when quoted by value */
            model?: number | null;
            fuelYear: components["schemas"]["FuelYear"];
            /** @description what the buyer pays for it */
            purchaseValue: number;
            /** @description taxis get no loan */
            taxi?: false | null;
            ownerId?: string | null;
            /** @description absent when quoted by value, until update_vehicle */
            brandName?: string | null;
            /** @description absent when quoted by value, until update_vehicle */
            modelName?: string | null;
            /** @description absent until given; empty for a new vehicle */
            plate?: string | null;
            /** @description absent until given */
            chassis?: string | null;
            /** @description absent until given */
            engine?: string | null;
        };
        FuelYear: {
            /** @description model year */
            year: number;
            /** @description 0 when only the type is known */
            price: number;
            zeroKm: boolean;
            /** @description the agreement accepts it */
            valid: boolean;
        };
        /**
         * @description PER_MODEL: a listed model; PER_VALUE: only a type and a value
         * @enum {string}
         */
        SimulationType: "PER_VALUE" | "PER_MODEL";
        Agreement: {
            id: number;
            code?: string | null;
            description: string;
            /** @description codes of get_types */
            vehicleTypes: string[];
            modes: components["schemas"]["IndexerType"][];
            /** @description months */
            minTerm: number;
            /** @description months */
            maxTerm: number;
            /** @description most of the vehicle's value that is lent at a fixed rate */
            maxLtvTRD: number;
            /** @description the same in UVA */
            maxLtvUVA: number;
            /** @description years; 0 takes only 0KM */
            maxVehicleAge: number;
            /** @description of the amount, without IVA; kept back at the disbursement */
            grantingFeePct?: number | null;
            /** @description without IVA */
            monthlyFee?: number | null;
            /** @description a month, of the balance */
            lifeInsurancePct?: number | null;
        };
        RiskEvaluationResult: {
            /** @description the most that is lent at a fixed rate; 0: not offered */
            finalAmount: number;
            /** @description the same in UVA */
            finalAmountUVA: number;
            /** @description the least that is lent at a fixed rate; 0: not offered */
            minAmount: number;
            /** @description the same in UVA */
            minAmountUVA: number;
            /** @description a number of instalments, the default term */
            finalInstallment: number;
            /** @description the same in UVA */
            finalInstallmentUVA: number;
            /** @description most of the vehicle's value that is lent at a fixed rate */
            ltv: number;
            /** @description the same in UVA */
            ltvUVA: number;
        };
        CatalogueItem: {
            id: number;
            code: string;
            description: string;
        };
        GetGendersAnswer: components["schemas"]["CatalogueItem"][];
        GetRelationshipsAnswer: components["schemas"]["CatalogueItem"][];
        GetMaritalStatusesAnswer: components["schemas"]["CatalogueItem"][];
        GetMobileProvidersAnswer: components["schemas"]["CatalogueItem"][];
        GetOccupationsAnswer: components["schemas"]["CatalogueItem"][];
        GetGrossIncomeCategoriesAnswer: components["schemas"]["CatalogueItem"][];
        GetTaxBurdensAnswer: components["schemas"]["CatalogueItem"][];
        GetWorkActivitiesAnswer: components["schemas"]["CatalogueItem"][];
        PersonDetailsAnswer: {
            deceased: boolean;
        };
        GenerateCodeAnswer: {
            maskedPhone: string;
            /**
             * Format: date-time
             * @description of the code
             */
            expiresAt: string;
            /**
             * Format: date-time
             * @description earliest time for another code
             */
            resendAfter: string;
        };
        CorrectPhoneAnswer: {
            maskedPhone: string;
        };
        ChangeEmailAnswer: {
            maskedEmail: string;
        };
        ValidateCodeAnswer: {
            /** @constant */
            validated: true;
        };
        ConsentRequestAnswer: {
            /** @description the proposal was cancelled or expired */
            ended?: boolean | null;
            /** @description when the owner consented; null before */
            acceptedAt?: string | null;
            /** @description that entered the data; null without one */
            pointOfSaleName: string | null;
            /** @description the owner's */
            firstName: string;
            lastName: string;
            vehicleDescription: string;
            mode: components["schemas"]["IndexerType"];
            installments: components["schemas"]["ScheduleRow"][];
            calculatedValueDTO: components["schemas"]["CalculatedValue"];
            /** @description null once a policy is chosen */
            insuranceEstimate?: components["schemas"]["InsuranceEstimateAnswer"] | null;
            paymentWindow?: components["schemas"]["PaymentWindow"] | null;
        };
        OwnerAnswer: {
            ownerId: string;
        };
        ProposalAnswer: {
            proposalNumber: number;
            proposalUuid: string;
            /** Format: date-time */
            creationDate: string;
            /** @description the owner's DNI, digits only */
            documentNumber?: string | null;
            pointOfSale: components["schemas"]["Branch"] | null;
            flow: components["schemas"]["Flow"];
            /** @description the active phase; never CONCIERGE */
            phase?: string | null;
            /** @description first names, then surnames */
            ownerName?: string | null;
            genderType?: components["schemas"]["GenderCode"] | null;
            status?: components["schemas"]["FlowStatus"] | null;
            simulationUuid: string;
            simulationType: components["schemas"]["SimulationType"];
            agreement: components["schemas"]["Agreement"];
            couponId?: string | null;
            vehicle: components["schemas"]["VehicleAnswer"];
            ownerId?: string | null;
            owner: components["schemas"]["PersonAnswer"];
            coOwner: components["schemas"]["PersonAnswer"] | null;
            quote: components["schemas"]["Quote"];
            calculatedValueDTO: components["schemas"]["CalculatedValue"];
            installments: components["schemas"]["ScheduleRow"][];
            /** @description null until a policy is chosen */
            insurance: components["schemas"]["InsuranceOffer"] | null;
            /** @description CFTEA of the loan with the policy; null without one */
            cfteaWithInsurance: number | null;
            /** @description before the contract: instalments run from the payment, whose day is not known yet */
            paymentWindow?: components["schemas"]["PaymentWindow"] | null;
            /** @description day on which an open proposal will probably be paid; null if the bank cannot tell */
            expectedPaymentOn?: string | null;
            /** @description optional: a prepayment of this loan can be simulated */
            canSimulatePrepayment?: boolean | null;
            /** @description null until post_seller */
            seller: components["schemas"]["SellerAnswer"] | null;
            /** @description pays the instalments; null until chosen */
            account: components["schemas"]["AccountAnswer"] | null;
            /** @description texts that the applicant accepted */
            consents?: {
                /**
                 * @description PERSONAL_DATA: treatment of personal data; TERMS: terms and conditions
                 * @enum {string}
                 */
                kind: "PERSONAL_DATA" | "TERMS";
                textVersion: string;
                /** Format: date-time */
                at: string;
            }[] | null;
            /** @description key of the page on which the owner reads what they consent to; null once they accepted the treatment of their data */
            consentKey?: string | null;
            /** @description last day of the offer on which it is based */
            validUntil?: string | null;
            /** @description RETURNED: the registry gave the pledge back to the point of sale, which uploads it; RECEIVED: it was uploaded, and the bank checks it; null: the registry has it, or it is not presented */
            pledge?: ("RETURNED" | "RECEIVED") | null;
            /** @description another open proposal names the same chassis or plate; for staff alone */
            vehicleElsewhere?: boolean | null;
            /** @description the data are confirmed, and the seller has not given the account on which they are paid */
            sellerAccountMissing?: boolean | null;
            /** @description the seller's account was changed after a seller gave data, and the payment waits until the bank's people release it */
            paymentOnHold?: boolean | null;
            revocation?: components["schemas"]["RevocationState"] | null;
            /** Format: date-time */
            updatedAt: string;
            /** @description when steps were done, by PHASE.step */
            stepDates?: {
                [key: string]: string;
            } | null;
            /** @description how far the co-owner is; left out by a bank that asks them for no part of their own */
            coOwnerPart?: components["schemas"]["CoOwnerPart"] | null;
        };
        Branch: {
            code: string;
            business_name: string;
            /** @description limits the agreements that it sells, such as MOTOS */
            kind?: string | null;
            provinceId?: number | null;
            city: string;
            /** @description of a dealer, which may be the seller; null for a branch of the bank */
            cuit?: string | null;
        };
        Flow: {
            status: string;
            flowPhase: {
                /** @description as in get_flow_phases */
                name: string;
                status: components["schemas"]["PhaseStatus"];
                steps: {
                    /** @description as in get_flow_phases; in RE_LOAD_DOCUMENTATION a type of document */
                    name: string;
                    status: components["schemas"]["PhaseStatus"];
                }[];
            }[];
        };
        /**
         * @description A: open; E: closed; X: cancelled by the bank; C: by the applicant
         * @enum {string}
         */
        FlowStatus: "A" | "E" | "X" | "C";
        /** @enum {string} */
        PhaseStatus: "PENDING" | "ACTIVE" | "FINALIZED";
        Quote: {
            /** @description pesos lent */
            selectedAmount: number;
            /** @description least amount of the offer */
            min: number;
            /** @description largest amount of the offer */
            max: number;
            /** @description chosen number of instalments */
            selectedInstallment: number;
            /** @description the vehicle's purchase value */
            total: number;
            mode: components["schemas"]["IndexerType"];
            /** @description shortest term, in months */
            minInstallments: number;
            /** @description longest term, in months */
            maxInstallments: number;
            terms: {
                /** @description months */
                value: number;
                label: string;
            }[];
            /** @description the amount in percent of the vehicle's value */
            percentage: number;
            /** @description day of the month, 1 to 28 */
            dueDate: number;
        };
        InsuranceOffer: {
            id: string;
            insurer: {
                id?: number | null;
                name: string;
            };
            coverage: {
                /** @description the same at every insurer */
                code: string;
                name: string;
                /** @description what it pays for, in plain words */
                description?: string | null;
            };
            monthlyPremium: number;
            insuredSum: number;
            /** @description of each repair; null if the coverage has none */
            deductible?: number | null;
            /** @description chosen for the proposal */
            selected: boolean;
        };
        SellerAnswer: {
            proposalId?: string | null;
            physicalPerson?: components["schemas"]["PhysicalSeller"] | null;
            legalPerson?: components["schemas"]["LegalSeller"] | null;
            /** @description phone or mail alone: the seller gives the rest */
            contact?: components["schemas"]["SellerContact"] | null;
            /** @description code of a dealer of /branches: the bank has its data */
            pointOfSale?: string | null;
            fuelYear?: number | null;
            /** @description the data are given, and the seller has not rejected them */
            hasDataValidated: boolean;
        };
        PhysicalSeller: {
            firstName: string;
            lastName: string;
            /** @description number of the DNI, digits only */
            document: string;
            gender: components["schemas"]["GenderCode"];
            /** @description CUIL or CUIT, eleven digits */
            cuitl: string;
            email: string;
            cellPhone: {
                /** @description without the leading 0 */
                areaCode: string;
                /** @description without the 15; ten digits with the area code */
                number: string;
            };
        };
        LegalSeller: {
            businessName: string;
            /** @description eleven digits */
            cuit: string;
            email: string;
            cellPhone: {
                /** @description without the leading 0 */
                areaCode: string;
                /** @description without the 15; ten digits with the area code */
                number: string;
            };
        };
        SellerContact: {
            email?: string | null;
            cellPhone?: {
                /** @description without the leading 0 */
                areaCode: string;
                /** @description without the 15; ten digits with the area code */
                number: string;
            } | null;
        };
        AccountAnswer: {
            /** @description new-savings-account: one that the bank will open */
            id: string;
            bankName: string;
            /** @description code of an entry of the list of account types, such as CA, CC or CS */
            accountType: string;
            maskedNumber: string;
            /** @description the first three digits of its CBU; 999 is this reference bank */
            bankCode?: string | null;
            /** @description at the lending bank */
            ownBank?: boolean | null;
            /** @description chosen to pay the instalments */
            selected: boolean;
        };
        /** @description of a signed contract or a requested revocation; left out by a bank that does not count it */
        RevocationState: {
            /** @description last day to revoke, before the payment the earliest it can be; null before the contract is signed */
            until: string | null;
            /** @description day of the payment, from which the days count if it is after the signature; null before it */
            paidOn?: string | null;
            /** @description with today; 0 once the last day is over */
            businessDaysLeft: number;
            request: {
                /** @description of the receipt */
                number: string;
                /** Format: date-time */
                at: string;
                /** @description by a code to the stored phone; until then anybody may have asked */
                confirmed?: boolean | null;
                /** @description the borrower who asked, or in whose name somebody did; null for a former co-owner */
                by?: ("OWNER" | "CO_OWNER") | null;
                /** @description the bank's people have not resolved it; signatures, pledge and payment wait for that */
                onHold?: boolean | null;
            } | null;
        };
        CoOwnerPart: {
            step: components["schemas"]["CoOwnerStep"];
            /** @description null before the first link */
            linkSentAt: string | null;
            linkChannel: ("SMS" | "EMAIL") | null;
            linkExpiresAt: string | null;
            maskedPhone: string;
            maskedEmail: string;
            /** @description links that can still be sent today */
            resendsLeft: number;
            /** @description when they accepted to be co-owner */
            consentAt: string | null;
            /** @description when they passed the identity check */
            identityAt: string | null;
            /** @description a person looks at the front of their DNI, as `toReview` of `getBiometry` says of the owner's */
            identityToReview?: boolean | null;
            signedAt: string | null;
            refusedAt: string | null;
            /** @description in their words; null without one */
            refusalReason: string | null;
        };
        /**
         * @description what the co-owner has to do next
         * @enum {string}
         */
        CoOwnerStep: "NOT_INVITED" | "CONSENT" | "WAITING_FOR_OWNER" | "IDENTITY" | "WAITING_FOR_CONTRACT" | "CONTRACT" | "SIGNED" | "REVOKED" | "REFUSED" | "STOPPED" | "ENDED";
        OwnerAddressAnswer: {
            street?: string | null;
            /** @description in the street */
            number?: number | null;
            /** @description empty without one */
            floor?: string | null;
            /** @description empty without one */
            apartment?: string | null;
            /** @description id of get_states */
            state?: number | null;
            /** @description id of get_cities */
            city?: number | null;
            locality?: string | null;
            /** @description four digits, or a CPA such as B1640ABC */
            postalCode?: string | null;
            /** @description code of get_marital_status */
            maritalStatus?: string | null;
            /** @description id of get_countries */
            nationality?: number | null;
            /** @description id of get_countries */
            countryOfBirth?: number | null;
            /** @description married, and the spouse is not part of the loan */
            nonParticipantSpouse?: boolean | null;
        };
        OwnSellerAnswer: {
            proposalId: string;
            physicalPerson?: components["schemas"]["PhysicalSeller"] | null;
            legalPerson?: components["schemas"]["LegalSeller"] | null;
            /** @description phone or mail alone: the seller gives the rest */
            contact?: components["schemas"]["SellerContact"] | null;
            /** @description code of a dealer of /branches: the bank has its data */
            pointOfSale?: string | null;
            fuelYear?: number | null;
            /** @description the data are given, and the seller has not rejected them */
            hasDataValidated: boolean;
            /** @description Optional: whether update_seller takes other data now */
            changeable?: boolean | null;
            /** @description Optional: whether update_seller takes another name now; if omitted, as `changeable` */
            nameChangeable?: boolean | null;
        };
        NoticeSellerAnswer: {
            sent?: true | null;
            channel?: ("SMS" | "EMAIL") | null;
            maskedRecipient: string;
            /** @description links that can still be sent today */
            remainingToday: number;
        };
        SellerDetailsAnswer: {
            proposalUuid: string;
            /** @enum {string} */
            kind: "PERSON" | "COMPANY";
            maskedName: string;
            maskedDocument: string;
            maskedEmail: string;
            maskedPhone: string;
            /** @description the data are given, and the seller has not rejected them */
            hasDataValidated: boolean;
        };
        ResendLinkAnswer: {
            /** @constant */
            requested: true;
        };
        StatesAnswer: {
            id: number;
            name: string;
            /** @description first letter of its CPA postal codes */
            cpaLetter: string;
        }[];
        CitiesAnswer: {
            id: number;
            stateId?: number | null;
            name: string;
            /** @description four digits */
            postalCode: string;
        }[];
        CountriesAnswer: components["schemas"]["CatalogueItem"][];
        TypesAnswer: {
            id?: string | null;
            code: string;
            description: string;
        }[];
        BrandsAnswer: {
            id: string;
            name: string;
        }[];
        ModelsAnswer: {
            id: number;
            name: string;
            referencePrice: number;
        }[];
        YearsAnswer: components["schemas"]["FuelYear"][];
        SaveVehicleAnswer: {
            /** @constant */
            saved: true;
        };
        BranchesAnswer: components["schemas"]["Branch"][];
        BranchCouponAnswer: {
            defaultCoupon: {
                /** @description applied when none is chosen */
                pledgeDefaultCouponId: string;
            };
            agreements: components["schemas"]["Agreement"][];
            /** @description ids of the agreements of indicative figures, which need no applicant */
            indicativeAgreements?: {
                /** @description null: not sold here */
                zeroKm?: number | null;
                /** @description null: not sold here */
                used?: number | null;
            } | null;
        };
        CouponsAnswer: {
            id: string;
            description: string;
            /** @description PER_MODEL: only for certain models */
            mode: components["schemas"]["SimulationType"] | null;
            /** @description points off the TNA */
            tnaDiscount: number;
        }[];
        ValidateCouponAnswer: {
            valid: boolean;
            /** @description why not, in Spanish; null if valid */
            reason: string | null;
            code?: string | null;
        };
        InsurancesAnswer: components["schemas"]["InsuranceOffer"][];
        ProposalByDniAnswer: {
            proposalNumber: number;
            proposalUuid: string;
            /** @description the active phase; never CONCIERGE */
            phase: string | null;
            maskedPhone: string;
            /** @description Optional: further open proposals of the DNI, each with another validated phone */
            otherProposalUuids?: string[] | null;
        };
        FlowPhasesAnswer: {
            name: string;
            label: string;
            steps?: {
                name: string;
                label: string;
            }[] | null;
        }[];
        PreUploadAnswer: {
            /** @description for upload and re-upload */
            fileId: string;
            name: string;
            /** @description bytes */
            size: number;
            /** @enum {string} */
            contentType: "image/jpeg" | "image/png" | "application/pdf";
        };
        DocumentsAnswer: {
            /** @description such as DNI_FRONT, VEHICLE_TITLE */
            type: string;
            label: string;
            party: components["schemas"]["DocumentParty"];
            mandatory: boolean;
            /**
             * @description OBSERVED: sent back, to be uploaded again
             * @enum {string}
             */
            status: "PENDING" | "UPLOADED" | "OBSERVED";
            /** @description why it was sent back, in Spanish; null otherwise */
            observation: string | null;
            files: {
                documentId: string;
                name: string;
                /** @description bytes */
                size: number;
                contentType: string;
            }[];
        }[];
        /**
         * @description whose document it is; HOLDER: the owner, CO_HOLDER: the co-owner
         * @enum {string}
         */
        DocumentParty: "HOLDER" | "CO_HOLDER" | "SELLER" | "VEHICLE";
        AccountsAnswer: {
            accounts: components["schemas"]["AccountAnswer"][];
            canOpenNew: boolean;
            /** @description the accounts are listed only after the identity check, which is still to come */
            afterIdentity?: boolean | null;
            /** @description the account on which the seller is paid */
            seller?: {
                maskedNumber: string;
                /** @description the first three digits of its CBU */
                bankCode?: string | null;
                /** @description at the lending bank */
                ownBank: boolean;
                /** @description the account was changed after a seller gave data, or the bank cannot tell whose it is, and the payment waits until the bank's people release it */
                onHold?: boolean | null;
                /** @description the payment waits until the bank's people resolve a revocation */
                loanOnHold?: boolean | null;
            } | null;
        };
        SellingPointsAnswer: {
            points_of_sale: {
                business_name: string;
                code: string;
            }[];
        };
        CreateUserAnswer: {
            /** @constant */
            created: true;
        };
        CreateLogAnswer: {
            /** @description false when logging is off */
            logged: boolean;
        };
        GetProposalsAnswer: {
            items: components["schemas"]["ProposalItem"][];
            /** @description null on the last page */
            lastKey: string | null;
        };
        ProposalItem: {
            proposalNumber: number | null;
            proposalUuid: string | null;
            /** Format: date-time */
            creationDate: string;
            /** @description the owner's DNI, digits only */
            documentNumber: string | null;
            pointOfSale: components["schemas"]["Branch"] | null;
            vehicle: components["schemas"]["VehicleAnswer"];
            flow: components["schemas"]["Flow"];
            /** @description the active phase; never CONCIERGE */
            phase?: string | null;
            /** @description first names, then surnames */
            ownerName?: string | null;
            genderType: components["schemas"]["GenderCode"];
            status?: components["schemas"]["FlowStatus"] | null;
            /** @description status id in the Vivere flow; null outside of it */
            vivereStatus?: number | null;
            /** @description RETURNED: the registry gave the pledge back to the point of sale, which uploads it; RECEIVED: it was uploaded, and the bank checks it; null: the registry has it, or it is not presented */
            pledge?: ("RETURNED" | "RECEIVED") | null;
            /** @description a confirmed revocation waits for the bank's people */
            revocationOnHold?: boolean | null;
            /** @description the parties whose documents must be uploaded again; empty if no documents were sent back */
            observedParties?: components["schemas"]["DocumentParty"][] | null;
            /** @description what must be uploaded again, and why */
            sentBackDocuments?: {
                type: string;
                label: string;
                /** @description the bank's words, in Spanish */
                reason: string;
            }[] | null;
            /** @description pesos of the loan */
            amount?: number | null;
            /** @description when its stage began, or when it ended */
            stageSince?: string | null;
            /** @description days in which it should leave its stage; null without a target, and once it ended */
            stageTargetDays?: number | null;
            /** @description day on which an open proposal will probably be paid; null if the bank cannot tell */
            expectedPaymentOn?: string | null;
            /** @description for staff: the day of the next call, unless a colleague looks after the proposal */
            nextCallOn?: string | null;
        };
        ListAbilities: {
            /** @description for `pageSize` */
            pageSizes: number[];
            /** @description for `sort` */
            sorts: string[];
            /** @description takes `search` */
            searchesNames: boolean;
            /** @description takes `waitsFor` */
            filtersByActor: boolean;
            /** @description takes `pastTarget` */
            filtersByTarget: boolean;
            /** @description takes `signedFrom` */
            filtersBySignature?: boolean | null;
            /** @description takes `paymentUntil` */
            filtersByPayment?: boolean | null;
            /** @description takes `signedUntil`, `inscribedFrom`, `inscribedUntil`, `sentBackDocument` and `sentBackFrom` */
            filtersByEvent?: boolean | null;
            /** @description takes `assignedTo` */
            filtersByAssignee?: boolean | null;
        };
        CountProposalsAnswer: {
            count: number;
            /** @description there are more */
            capped: boolean;
        };
        BoardAnswer: {
            stages: {
                /** @description its active phase, as get_proposals takes it; null for the finished ones */
                phase: string | null;
                /**
                 * @description status of its proposals, as get_proposals takes it
                 * @enum {string}
                 */
                status: "A" | "E";
                /** @description of proposals in it */
                count: number;
                /** @description there are more than `count` */
                capped: boolean;
                /** @description days in which a proposal should leave it; null without a target */
                targetDays: number | null;
                /** @description of those counted, in it for longer; null without a target */
                olderThanTarget: number | null;
                /** @description median days that the latest finished proposals spent in it; null if too few have finished */
                medianDays?: number | null;
            }[];
            /** @description the last twelve, oldest first */
            weeks: {
                /** @description proposals created in that time */
                approved: number;
                /** @description contracts signed by all in that time */
                signed: number;
                /** @description pledges inscribed in that time */
                inscribed: number;
                /** @description pesos of the loans signed */
                placed?: number | null;
                /**
                 * Format: date
                 * @description its Monday, in Argentina
                 */
                week: string;
            }[];
            /** @description the same weeks together, by point of sale; null for proposals without one */
            pointsOfSale: {
                /** @description proposals created in that time */
                approved: number;
                /** @description contracts signed by all in that time */
                signed: number;
                /** @description pledges inscribed in that time */
                inscribed: number;
                /** @description pesos of the loans signed */
                placed?: number | null;
                code: string | null;
                business_name: string | null;
            }[];
            /** @description the proposals approved in four weeks each, oldest first, and how many of them have been signed and inscribed so far */
            cohorts?: {
                /**
                 * Format: date
                 * @description Monday of the first of its four weeks
                 */
                week: string;
                /** @description proposals created in that time */
                approved: number;
                /** @description of those, so far */
                signed: number;
                /** @description of those, so far */
                inscribed: number;
            }[] | null;
            /** @description documents sent back in the same weeks, by kind, the most frequent first */
            sentBackDocuments: {
                type: string;
                label: string;
                /** @description proposals of which one was sent back */
                count: number;
                /** @description the three most frequent reasons given */
                reasons?: {
                    reason: string;
                    /** @description proposals */
                    count: number;
                }[] | null;
            }[];
        };
        GetCuitAnswer: {
            generalData: {
                cuit: string;
                businessName: string;
                /**
                 * @description FISICA: a person; JURIDICA: a company
                 * @enum {string}
                 */
                personType: "FISICA" | "JURIDICA";
                /** @enum {string} */
                status: "ACTIVO" | "INACTIVO";
                /** @description main activity, in Spanish */
                activity: string;
                /** @description id of get_states */
                provinceId: number;
                /** @description code of /branches, for a dealer of the bank */
                pointOfSale?: string | null;
            };
        };
        IdentityCheckAnswer: {
            proposal?: string | null;
            personType?: ("OWNER" | "CO_OWNER") | null;
            /**
             * @description asked again until it is not PENDING
             * @enum {string}
             */
            status: "PENDING" | "APPROVED" | "REJECTED";
        };
        LinkAnswer: {
            sent?: true | null;
            /** @enum {string} */
            channel: "SMS" | "EMAIL";
            maskedRecipient: string;
            /** @description links that can still be sent today */
            remainingToday: number;
        };
        CoOwnershipAnswer: {
            proposalUuid: string;
            proposalNumber: number;
            step: components["schemas"]["CoOwnerStep"];
            /** @description before it goes on, this device enters a code sent to the co-owner's phone (`validateCode` with isReturnProposal) */
            codeRequired: boolean;
            /** @description the owner's first name and surname */
            invitedBy: string;
            ownerFirstName: string;
            pointOfSaleName: string | null;
            vehicleDescription: string;
            mode: components["schemas"]["IndexerType"];
            installments: components["schemas"]["ScheduleRow"][];
            /** @description null until a policy is chosen */
            monthlyPremium: number | null;
            /** @description CFTEA of the loan with the policy; null without one */
            cfteaWithInsurance: number | null;
            calculatedValueDTO: components["schemas"]["CalculatedValue"];
            /** @description null once a policy is chosen */
            insuranceEstimate?: components["schemas"]["InsuranceEstimateAnswer"] | null;
            /** @description until the contract is signed */
            paymentWindow?: components["schemas"]["PaymentWindow"] | null;
            /** @description the co-owner's */
            firstName: string;
            maskedPhone: string;
            maskedEmail: string;
            consents: {
                /**
                 * @description PERSONAL_DATA: treatment of personal data; TERMS: terms and conditions
                 * @enum {string}
                 */
                kind: "PERSONAL_DATA" | "TERMS";
                textVersion: string;
                /** Format: date-time */
                at: string;
            }[];
            contractConsents: {
                /** @enum {string} */
                kind: "TERMS" | "BIOMETRICS";
                textVersion: string;
                /** Format: date-time */
                at: string;
            }[];
            refusedAt: string | null;
            revocation?: components["schemas"]["RevocationState"] | null;
            /** @description the loan that they accepted, if the owner changed it: it has to be accepted again */
            acceptedBefore?: {
                vehicle: string;
                mode: components["schemas"]["IndexerType"];
                /** @description lent */
                amount: number;
                /** @description months */
                terms: number;
                /** @description day of the month, 1 to 28 */
                dueDay: number;
                /** @description nominal annual rate */
                tna: number;
                secondInstallment: number;
                /** @description total effective annual cost, with IVA */
                cftea: number | null;
            } | null;
            /** @description day of the payment, from which instalments run; null before it */
            paidOn?: string | null;
        };
        ResendCoOwnerLinkAnswer: {
            /** @constant */
            requested: true;
        };
        DocumentationAnswer: {
            documents: {
                /** @description for generate-document */
                documentName: components["schemas"]["GeneratedDocumentName"];
                title: string;
                /** @description paths of the missing data, such as vehicle.chassis; empty when it can be read */
                missing: string[];
            }[];
            consents: {
                /** @enum {string} */
                kind: "TERMS" | "BIOMETRICS";
                textVersion: string;
                /** Format: date-time */
                at: string;
            }[];
        };
        /** @enum {string} */
        GeneratedDocumentName: "LOAN_SUMMARY" | "FORM_03" | "PLEDGE_CONTRACT_WITH_REGISTRY" | "PLEDGE_ANNEXED";
        ContractAnswer: {
            /**
             * @description CREATED: to be signed; APPROVAL_PENDING: signed by all
             * @enum {string}
             */
            status: "CREATED" | "APPROVAL_PENDING" | "NOT_CREATED";
            /** @description the contract is made */
            initiated: boolean;
            /** @description the last answer given; null before one */
            confirmed: boolean | null;
            /** @description why it was not confirmed */
            reason: string | null;
            /** @description SHA-256 of what is signed */
            hash: string | null;
            /** @description of the last signature; null until all have signed */
            signedAt: string | null;
            /** @description status id of the Vivere flow */
            vivereStatus: number;
            /** @description the accepted summary against the contract, while they differ and it is not signed */
            figuresChanged?: {
                before: {
                    calculatedValueDTO: components["schemas"]["CalculatedValue"];
                    installments: components["schemas"]["ScheduleRow"][];
                    /** @description CFTEA of the loan with the policy; null without one */
                    cfteaWithInsurance: number | null;
                };
                now: {
                    calculatedValueDTO: components["schemas"]["CalculatedValue"];
                    installments: components["schemas"]["ScheduleRow"][];
                    /** @description CFTEA of the loan with the policy; null without one */
                    cfteaWithInsurance: number | null;
                };
            } | null;
            /** @description who signed, in their order; left out by a bank with one signer */
            signatures?: {
                /** @enum {string} */
                personType: "OWNER" | "CO_OWNER";
                name: string;
                /** Format: date-time */
                signedAt: string;
                /** @description of the identity check that came before it */
                biometryId: string;
            }[] | null;
            /** @description who has yet to sign; left out by a bank with one signer */
            pendingSigners?: ("OWNER" | "CO_OWNER")[] | null;
            /** @description a signature needs a code sent to the signer's phone */
            signingCode?: boolean | null;
        };
        ReadingAnswer: {
            documents: components["schemas"]["ReadDocument"][];
        };
        ReadDocument: {
            /** @enum {string} */
            name: "LOAN_SUMMARY" | "FORM_03" | "PLEDGE_CONTRACT_WITH_REGISTRY" | "PLEDGE_ANNEXED";
            title: string;
            parts: {
                /** @description null for what is before the first heading */
                title: string | null;
                /** @description the same in a plain sentence */
                summary: string | null;
                texts: string[];
                facts: {
                    term: string;
                    value: string;
                }[];
                /** @description of the table; empty without one */
                head: string[];
                rows: string[][];
            }[];
        };
        SignatureAnswer: {
            /** @description by all */
            signed: boolean;
            /** @description of the last signature; null until all have signed */
            signedAt: string | null;
            /** @description of the identity check that came before it */
            biometryId: string | null;
            /** @description SHA-256 of what is signed */
            hash: string | null;
            /**
             * @description CREATED: to be signed; APPROVAL_PENDING: signed by all
             * @enum {string}
             */
            status: "CREATED" | "APPROVAL_PENDING" | "NOT_CREATED";
            /** @description status id of the Vivere flow */
            vivereStatus: number;
        };
        BiometryAnswer: {
            /**
             * @description the verifier's result
             * @enum {string}
             */
            status: "PENDING" | "APPROVED" | "REJECTED";
            /** @description set_bio_validated accepted an approved check */
            bioValidated: boolean;
            /** @description the photos that are stored */
            evidence: {
                selfie: boolean;
                front: boolean;
                back: boolean;
            };
            problems: {
                /** @enum {string} */
                evidence: "selfie" | "front" | "back";
                problem: string;
            }[];
            /** @description stored photos that a person looks at: a front whose barcode gave no number */
            toReview?: ("selfie" | "front" | "back")[] | null;
            /** @description the provider's number of the check; null before it */
            processNumber: string | null;
            /** @description whether the identity was checked in the Vivere flow */
            vivere: boolean;
            /** @description the name of the verifier */
            verifier?: string | null;
            /** @description true when no face is compared with a document */
            isStandIn: boolean;
            /** @description when their retention time ended */
            imagesDeletedAt: string | null;
        };
        GetOutreachAnswer: {
            /** @description null while the proposal waits for nobody whom the bank can send a link to the step */
            reminder: {
                /**
                 * @description whom the proposal waits for
                 * @enum {string}
                 */
                party: "HOLDER" | "CO_OWNER" | "SELLER";
                /** @description the last reminder to this party */
                last: {
                    /** Format: date-time */
                    sentAt: string;
                    /** @enum {string} */
                    channel: "SMS" | "EMAIL";
                    maskedRecipient: string;
                } | null;
                /** @description Optional: when another one may go out; null for now */
                nextAt?: string | null;
            } | null;
            /** @description Optional: one for each person who is awaited; the first is `reminder` */
            reminders?: {
                /**
                 * @description whom the proposal waits for
                 * @enum {string}
                 */
                party: "HOLDER" | "CO_OWNER" | "SELLER";
                /** @description the last reminder to this party */
                last: {
                    /** Format: date-time */
                    sentAt: string;
                    /** @enum {string} */
                    channel: "SMS" | "EMAIL";
                    maskedRecipient: string;
                } | null;
                /** @description Optional: when another one may go out; null for now */
                nextAt?: string | null;
            }[] | null;
            /** @description whether `contact` gives a seller the applicant's phone and mail */
            contactVisible: boolean;
            /** @description Optional: the newest link to the part of the vehicle's seller, without its key; null if none was sent */
            sellerLink?: {
                /**
                 * @description OPENED: the seller opened this link or an earlier one, and may still act
                 * @enum {string}
                 */
                state: "SENT" | "OPENED" | "EXPIRED";
                /** Format: date-time */
                sentAt: string;
                /**
                 * Format: date-time
                 * @description when the link stops to open the sale on a first device
                 */
                until: string;
                /** @description Optional: when another one may be sent; null for now */
                nextAt?: string | null;
            } | null;
        };
        RevealContactAnswer: {
            firstName: string;
            cellPhone: {
                areaCode: string;
                number: string;
            };
            email: string;
            /**
             * Format: date-time
             * @description recorded with the user
             */
            seenAt: string;
        };
        SendReminderAnswer: {
            /** @description null while the proposal waits for nobody whom the bank can send a link to the step */
            reminder: {
                /**
                 * @description whom the proposal waits for
                 * @enum {string}
                 */
                party: "HOLDER" | "CO_OWNER" | "SELLER";
                /** @description the last reminder to this party */
                last: {
                    /** Format: date-time */
                    sentAt: string;
                    /** @enum {string} */
                    channel: "SMS" | "EMAIL";
                    maskedRecipient: string;
                } | null;
                /** @description Optional: when another one may go out; null for now */
                nextAt?: string | null;
            } | null;
        };
        FollowUpAnswer: {
            /** @description who looks after the proposal; null for nobody */
            assignee: {
                /** @description as the user signed in; null if the token had none */
                name: string | null;
                /** @description whether it is the user who asks */
                isUser: boolean;
            } | null;
            /** @description Optional: since when */
            assignedAt?: string | null;
            /** @description the day of the next call */
            nextOn: string | null;
            /** @description newest first, at most 100 */
            notes: {
                id: string;
                text: string;
                author: {
                    /** @description as the user signed in; null if the token had none */
                    name: string | null;
                    /** @description whether it is the user who asks */
                    isUser: boolean;
                };
                /** Format: date-time */
                writtenAt: string;
            }[];
            /** @description what sellers did, newest first, at most 100 */
            history: {
                id: string;
                /**
                 * @description TAKEN and LEFT: looking after it; CALL_SET and CALL_CLEARED: the next day; CANCELLED: the proposal, for the owner; CONTACT_SEEN: saw the owner's phone and mail; REMINDED: sent the link of the step it waits for; SELLER_LINK_SENT: sent the seller's link; PHONE_CHANGED and EMAIL_CHANGED: of the owner
                 * @enum {string}
                 */
                kind: "TAKEN" | "LEFT" | "CALL_SET" | "CALL_CLEARED" | "CANCELLED" | "CONTACT_SEEN" | "REMINDED" | "SELLER_LINK_SENT" | "PHONE_CHANGED" | "EMAIL_CHANGED";
                by: {
                    /** @description as the user signed in; null if the token had none */
                    name: string | null;
                    /** @description whether it is the user who asks */
                    isUser: boolean;
                };
                /** @description whom it was about; null for the proposal as a whole */
                party: ("OWNER" | "CO_OWNER" | "SELLER") | null;
                /** @description of a message that was sent, and of a changed contact */
                maskedRecipient: string | null;
                /** @description Optional: who looked after it before; of TAKEN */
                from?: {
                    /** @description as the user signed in; null if the token had none */
                    name: string | null;
                    /** @description whether it is the user who asks */
                    isUser: boolean;
                } | null;
                /** @description Optional: the day; of CALL_SET */
                nextOn?: string | null;
                /** Format: date-time */
                at: string;
            }[];
            /** @description whether the user may write to it */
            writable: boolean;
        };
        RevocationAnswer: {
            /** @description of the receipt */
            number: string;
            /** Format: date-time */
            requestedAt: string;
            /** @description a code to the stored phone confirms the request; the same whether or not one was sent */
            confirmable?: true | null;
        };
        ConfirmRevocationAnswer: {
            /** @constant */
            confirmed: true;
        };
        PersonalDataAnswer: {
            /** @description of the receipt */
            number: string;
            /** Format: date-time */
            requestedAt: string;
            /**
             * Format: date
             * @description the last day to answer
             */
            dueOn: string;
        };
        SetSimulationBody: {
            customer: components["schemas"]["PersonIdentity"];
            coOwner?: components["schemas"]["PersonIdentity"];
            vehicle: components["schemas"]["VehicleBody"];
            simulationType: components["schemas"]["SimulationType"];
            /** @description id of an agreement of get_coupon */
            agreementId: number;
            /** @description id of get_coupons */
            couponId?: string;
            /** @description code of /branches */
            pointOfSale?: string;
            /** @description the applicant's; not stored if a seller enters the simulation: the applicant gives them with the code */
            consents: components["schemas"]["Consent"][];
            metrics?: components["schemas"]["Metrics"];
        };
        PersonIdentity: {
            /** @enum {string} */
            personType: "OWNER" | "CO_OWNER";
            /** @description true for OWNER */
            owner: boolean;
            firstName: string;
            lastName: string;
            /** Format: date */
            birthDate: string;
            email: string;
            /** @description CUIL or CUIT, eleven digits */
            cuitl: string;
            gender: components["schemas"]["GenderCode"];
            /** @description number of the DNI, digits only */
            document: string;
            documentType: {
                /** @description 150 DNI, 151 DNI-EXTRANJERO */
                id: 150 | 151;
                description?: string;
                integrationCode?: string;
            };
            cellPhone: {
                /** @description without the leading 0 */
                areaCode: string;
                /** @description without the 15; ten digits with the area code */
                number: string;
                /** @description code of get_mobile_providers */
                provider?: string;
            };
            /** @description id of get_occupations; 1 is self-employed */
            occupation: number;
            /** @description work activity: code of get_work_activities */
            role?: string;
            /** @description VAT status: code of get_tax_burdens */
            ivaCategory: string;
            /** @description category in the turnover tax: code of get_gross_income */
            iibbCategory?: string;
            /** @description net monthly income in pesos, as text */
            income?: string;
            /** @description of the co-owner to the owner: code of get_relationships */
            relationship?: string;
            selfManagementUuid?: string;
        };
        VehicleBody: {
            /** @description code of get_types */
            vehicleType: string;
            /** @description id of get_brands_by_type; absent when quoted by value */
            brand?: string;
            /** @description id of get_models_by_brand; absent when quoted by value */
            model?: number;
            fuelYear: components["schemas"]["FuelYearInput"];
            /** @description what the buyer pays for it */
            purchaseValue: number;
            /**
             * @description taxis get no loan
             * @constant
             */
            taxi: false;
            /** Format: uuid */
            ownerId?: string;
        };
        FuelYearInput: {
            /** @description model year */
            year: number;
            /** @description 0 when only the type is known */
            price: number;
            zeroKm: boolean;
            /** @description the agreement accepts it */
            valid: boolean;
        };
        Consent: {
            /**
             * @description PERSONAL_DATA: treatment of personal data; TERMS: terms and conditions
             * @enum {string}
             */
            kind: "PERSONAL_DATA" | "TERMS";
            /** @description of the text that was shown, such as 2026-11 */
            textVersion: string;
        };
        Metrics: {
            /** @description utm_source */
            source?: string;
            /** @description utm_medium */
            medium?: string;
            /** @description utm_campaign */
            campaign?: string;
            /** @description utm_term */
            term?: string;
            /** @description utm_content */
            content?: string;
        };
        RatesBody: {
            financedAmount: number;
            /** @description months, within the offer's limits */
            selectedTerm: number;
            /** @description TRD when left out */
            selectedMode?: components["schemas"]["IndexerType"];
            /** @description the same; selectedMode wins */
            indexerCode?: components["schemas"]["IndexerType"];
            /**
             * Format: uuid
             * @description of the simulation; an indicative figure when left out
             */
            uuid?: string;
            /** @description day of the month */
            dueDate?: number;
            /** @description indicative only; the standard 0KM one when left out */
            agreementId?: number;
            couponId?: string;
            /** @description percent a month, for projectedTotal */
            assumedMonthlyInflation?: number;
        };
        PersonDetailsBody: {
            /** @description digits only */
            dni: string;
            gender: components["schemas"]["GenderCode"];
            metrics?: components["schemas"]["Metrics"];
        };
        GenerateCodeBody: {
            /** Format: uuid */
            idProposal: string;
            /**
             * @description to go on with the proposal on another device
             * @default false
             */
            isReturnProposal?: boolean;
            /**
             * @description the owner by default
             * @default OWNER
             * @enum {string}
             */
            personType?: "OWNER" | "CO_OWNER";
            /**
             * @description for the signature of the contract
             * @constant
             */
            purpose?: "SIGNATURE";
        };
        CorrectPhoneBody: {
            cellPhone: {
                /** @description without the leading 0 */
                areaCode: string;
                /** @description without the 15; ten digits with the area code */
                number: string;
            };
            /** @description sent to the new phone; required if the earlier one was proved */
            code?: string;
        };
        PhoneCodeBody: {
            cellPhone: {
                /** @description without the leading 0 */
                areaCode: string;
                /** @description without the 15; ten digits with the area code */
                number: string;
            };
        };
        ChangeEmailBody: {
            email: string;
        };
        ValidateCodeBody: {
            code: string;
            /** Format: uuid */
            idProposal: string;
            /** @description as in generate_code */
            isReturnProposal: boolean;
            /**
             * @description the owner by default
             * @default OWNER
             * @enum {string}
             */
            personType?: "OWNER" | "CO_OWNER";
            /** @description of a person who has not given them yet */
            consents?: components["schemas"]["Consent"][];
        };
        ConsentRequestBody: {
            /** Format: uuid */
            idProposal: string;
            /** @description of the link in the message of a code */
            key: string;
        };
        OwnerBody: {
            street: string;
            /** @description in the street */
            number: number;
            /** @description empty without one */
            floor: string;
            /** @description empty without one */
            apartment: string;
            /** @description id of get_states */
            state: number;
            /** @description id of get_cities */
            city?: number;
            locality: string;
            /** @description four digits, or a CPA such as B1640ABC */
            postalCode: string;
            /** @description code of get_marital_status */
            maritalStatus: string;
            /** @description id of get_countries */
            nationality: number;
            /** @description id of get_countries */
            countryOfBirth: number;
            /** @description married, and the spouse is not part of the loan */
            nonParticipantSpouse: boolean;
            /** Format: uuid */
            idProposal: string;
        };
        PersonAdditional: {
            street: string;
            /** @description in the street */
            number: number;
            /** @description empty without one */
            floor: string;
            /** @description empty without one */
            apartment: string;
            /** @description id of get_states */
            state: number;
            /** @description id of get_cities */
            city?: number;
            locality: string;
            /** @description four digits, or a CPA such as B1640ABC */
            postalCode: string;
            /** @description code of get_marital_status */
            maritalStatus: string;
            /** @description id of get_countries */
            nationality: number;
            /** @description id of get_countries */
            countryOfBirth: number;
            /** @description married, and the spouse is not part of the loan */
            nonParticipantSpouse: boolean;
        };
        SellerBody: {
            /** Format: uuid */
            proposalId: string;
            physicalPerson?: components["schemas"]["PhysicalSellerInput"];
            legalPerson?: components["schemas"]["LegalSellerInput"];
            /** @description phone or mail alone: the seller gives the rest */
            contact?: components["schemas"]["SellerContactInput"];
            /** @description code of a dealer of /branches: the bank has its data */
            pointOfSale?: string;
            fuelYear?: number;
        };
        PhysicalSellerInput: {
            firstName: string;
            lastName: string;
            /** @description number of the DNI, digits only */
            document: string;
            gender: components["schemas"]["GenderCode"];
            /** @description CUIL or CUIT, eleven digits */
            cuitl: string;
            email: string;
            cellPhone: {
                /** @description without the leading 0 */
                areaCode: string;
                /** @description without the 15; ten digits with the area code */
                number: string;
            };
        };
        LegalSellerInput: {
            businessName: string;
            /** @description eleven digits */
            cuit: string;
            email: string;
            cellPhone: {
                /** @description without the leading 0 */
                areaCode: string;
                /** @description without the 15; ten digits with the area code */
                number: string;
            };
        };
        SellerContactInput: {
            email?: string;
            cellPhone?: {
                /** @description without the leading 0 */
                areaCode: string;
                /** @description without the 15; ten digits with the area code */
                number: string;
            };
        };
        UpdateSellerBody: {
            physicalPerson?: components["schemas"]["PhysicalSellerInput"];
            legalPerson?: components["schemas"]["LegalSellerInput"];
            fuelYear?: number;
            /** @description false: the seller says that they are wrong; true when left out */
            hasDataValidated?: boolean;
        };
        TypesBody: {
            couponId?: string;
        };
        BrandsBody: {
            /** @description of get_types */
            code: string;
            agreementId?: number;
        };
        ModelsBody: {
            /** @description of get_types */
            code: string;
            /** @description id of get_brands_by_type */
            brand: string;
            agreementId?: number;
        };
        YearsByModelBody: {
            /** @description id of get_models_by_brand */
            modelId: number;
            agreementId?: number;
        };
        YearsByTypeBody: {
            /** @description of get_types */
            code: string;
            agreementId?: number;
        };
        UpdateVehicleBody: {
            brandName?: string;
            modelName?: string;
            /** @description left out for a new vehicle */
            plate?: string;
            chassis: string;
            engine: string;
        };
        ValidateCouponBody: {
            couponId: string;
            /**
             * Format: uuid
             * @description uuid of the simulation, or ownerId of the proposal
             */
            ownerId?: string;
        };
        GenerateInsurancesBody: {
            /** Format: uuid */
            proposalId: string;
        };
        PostInsuranceBody: {
            /** Format: uuid */
            proposalId: string;
            /** Format: uuid */
            insuranceId: string;
        };
        PostProposalBody: {
            identification: {
                /**
                 * Format: uuid
                 * @description of the simulation
                 */
                uuid: string;
            };
            simulation: {
                /** @description day of the month */
                dueDate: number;
                financedAmount: number;
                /** @description of ratesProductViewDTOList */
                matrixCode: string;
                /** @description months, within the offer's limits */
                terms: number;
            };
        };
        UpdateProposalBody: {
            summaryAccepted?: {
                /** @description of the summary that was shown */
                textVersion: string;
            };
            simulation?: {
                /** @description day of the month */
                dueDate: number;
                financedAmount: number;
                /** @description of ratesProductViewDTOList */
                matrixCode: string;
                /** @description months, within the offer's limits */
                terms: number;
            };
        };
        UpdateCoOwnerBody: {
            coOwner?: components["schemas"]["PersonIdentity"] | null;
        };
        ProposalByDniBody: {
            dni: string;
            /**
             * Format: uuid
             * @description Optional: of several proposals of the DNI, this one alone
             */
            proposalUuid?: string;
        };
        UploadBody: {
            data: {
                type: string;
                fileIds: string[];
            }[];
            /** @description the vehicle's seller uploads them */
            isSeller: boolean;
        };
        UploadProposalBody: Record<string, never>;
        ReUploadBody: {
            data: {
                type: string;
                fileIds: string[];
            }[];
        };
        CreateUserBody: {
            first_name: string;
            last_name: string;
            /** @description CUIL or CUIT, eleven digits */
            cuitl: string;
            /**
             * @description X: non-binary; N: not applicable; NA: not given
             * @default NA
             * @enum {string}
             */
            gender?: "F" | "M" | "X" | "N" | "NA";
            email: string;
            address: {
                locality: string;
                /** @description id of get_states, or a name */
                province: number | string;
                street: string;
                street_number: number;
                /** @default  */
                floor?: string;
                /**
                 * @description apartment; empty without one
                 * @default
                 */
                department?: string;
                postal_code: string;
            };
            phone_number: {
                area_code: string;
                number: string;
            };
        };
        CreateLogBody: {
            /**
             * @default info
             * @enum {string}
             */
            level?: "debug" | "info" | "warn" | "error";
            message: string;
            context?: {
                [key: string]: unknown;
            };
        };
        GetCuitBody: {
            /** @description eleven digits, with or without hyphens */
            cuit: string;
        };
        CoOwnerLinkBody: {
            proposalNumber: number;
            /** @description of a link that was sent */
            key: string;
        };
        ConfirmBody: {
            confirmed: boolean;
            /** @description why the person does not confirm */
            reason?: string;
            /** @description hash of the contract whose figures were seen and accepted */
            acceptedHash?: string;
            /**
             * @description the owner by default
             * @default OWNER
             * @enum {string}
             */
            personType?: "OWNER" | "CO_OWNER";
            /** @description sent to the signer's phone, for the purpose SIGNATURE */
            code?: string;
        };
        SetBioValidatedBody: {
            /** Format: uuid */
            proposalId: string;
            /** @description true only after the verifier approved */
            bioValidated: boolean;
            /**
             * @description the owner by default
             * @default OWNER
             * @enum {string}
             */
            personType?: "OWNER" | "CO_OWNER";
        };
        SaveSelfieBody: {
            /** Format: uuid */
            proposalId: string;
            /** @description JPEG or PNG in base64, at most 5 MB */
            image: string;
            /**
             * @description the owner by default
             * @default OWNER
             * @enum {string}
             */
            personType?: "OWNER" | "CO_OWNER";
        };
        SaveProcessNumberBody: {
            /** Format: uuid */
            proposalId: string;
            /** @description the provider's number of the check */
            processNumber: string;
            /**
             * @description the owner by default
             * @default OWNER
             * @enum {string}
             */
            personType?: "OWNER" | "CO_OWNER";
        };
        SaveIdBody: {
            /** Format: uuid */
            proposalId: string;
            /** @description JPEG or PNG in base64, at most 5 MB */
            front?: string;
            /** @description JPEG or PNG in base64, at most 5 MB */
            back?: string;
            /** @description the DNI number in the front's barcode, read on the person's device; another number than the borrower's is refused, and without one a person looks at the front */
            frontDocument?: string;
            /**
             * @description the owner by default
             * @default OWNER
             * @enum {string}
             */
            personType?: "OWNER" | "CO_OWNER";
        };
        SaveDataVivereBody: {
            /** Format: uuid */
            proposalId: string;
            /** @description the provider's number of the check */
            processNumber: string;
            /** @description of the terms that were accepted */
            textVersion?: string;
        };
        FollowUpBody: {
            /** @description true: the user looks after it; false: no longer */
            assigned?: boolean;
            /** @description from today to a year ahead; null for none. Whoever sets it takes a proposal that nobody has */
            nextOn?: string | null;
            note?: string;
        };
        RevocationBody: {
            /** @description number of the DNI, digits only */
            document: string;
            gender: components["schemas"]["GenderCode"];
            proposalNumber?: number;
            /** @description where the answer goes: a mail address, or a phone */
            contact: string;
        };
        ConfirmRevocationBody: {
            /** @description of the receipt */
            number: string;
            /** @description sent to the stored phone */
            code: string;
        };
        PersonalDataBody: {
            /**
             * @description COPY: of all that the bank holds of the person
             * @enum {string}
             */
            kind: "COPY" | "ERASURE";
            /** @description number of the DNI, digits only */
            document: string;
            gender: components["schemas"]["GenderCode"];
            /** @description where the answer goes: a mail address, or a phone */
            contact: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}

export interface operations {
    setSimulation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetSimulationBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SetSimulationAnswer"];
                };
            };
        };
    };
    getRates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RatesBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RatesAnswer"];
                };
            };
        };
    };
    getInsuranceEstimate: {
        parameters: {
            query: {
                /** @description of the applicant's own simulation: its vehicle, rates and driver */
                uuid?: string;
                /** @description a car when left out */
                vehicleType?: string;
                /** @description of the vehicle, in pesos; needed without uuid */
                value?: number;
                /** @description needed without uuid */
                zeroKm?: "true" | "false";
                /** @description model of a used vehicle; an assumed age when left out */
                year?: number;
                /** @description an assumed one when left out */
                provinceId?: number;
                postalCode?: string;
                financedAmount: number;
                /** @description months */
                selectedTerm: number;
                selectedMode?: components["schemas"]["IndexerType"];
                /** @description day of the month */
                dueDate?: number;
                agreementId?: number;
                couponId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InsuranceEstimateAnswer"];
                };
            };
        };
    };
    getSideCosts: {
        parameters: {
            query: {
                /** @description where the vehicle is registered; an assumed one when left out */
                provinceId?: number;
                /** @description of the vehicle, in pesos */
                value: number;
                zeroKm: "true" | "false";
                financedAmount: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SideCostsAnswer"];
                };
            };
        };
    };
    getOfferPrepayment: {
        parameters: {
            query: {
                /** @description of the applicant's own simulation */
                uuid: string;
                financedAmount: number;
                selectedTerm: number;
                selectedMode?: components["schemas"]["IndexerType"];
                dueDate?: number;
                /** @description capital, in pesos; from what is owed on, it settles the loan */
                prepaidAmount: number;
                /** @description paid on the due date of this instalment: 1 to the last but one */
                afterInstallment: number;
                /** @description what the borrower chooses: a shorter term, or lower instalments in the same term */
                effect: "FEWER_INSTALLMENTS" | "LOWER_INSTALLMENTS";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrepaymentAnswer"];
                };
            };
        };
    };
    getQuotePdfAvailable: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuotePdfAvailable"];
                };
            };
        };
    };
    getSimulationStatus: {
        parameters: {
            query: {
                uuid: string;
                idRequest: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusAnswer"];
                };
            };
        };
    };
    getSimulation: {
        parameters: {
            query: {
                id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimulationAnswer"];
                };
            };
        };
    };
    getGenders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetGendersAnswer"];
                };
            };
        };
    };
    getRelationships: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetRelationshipsAnswer"];
                };
            };
        };
    };
    getMaritalStatuses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetMaritalStatusesAnswer"];
                };
            };
        };
    };
    getMobileProviders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetMobileProvidersAnswer"];
                };
            };
        };
    };
    getOccupations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetOccupationsAnswer"];
                };
            };
        };
    };
    getGrossIncomeCategories: {
        parameters: {
            query?: {
                category?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetGrossIncomeCategoriesAnswer"];
                };
            };
        };
    };
    getTaxBurdens: {
        parameters: {
            query?: {
                category?: string;
                occupationId?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetTaxBurdensAnswer"];
                };
            };
        };
    };
    getWorkActivities: {
        parameters: {
            query?: {
                occupationId?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetWorkActivitiesAnswer"];
                };
            };
        };
    };
    getPersonDetails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonDetailsBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonDetailsAnswer"];
                };
            };
        };
    };
    generateCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GenerateCodeBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateCodeAnswer"];
                };
            };
        };
    };
    correctPhone: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description proposalUuid */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CorrectPhoneBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CorrectPhoneAnswer"];
                };
            };
        };
    };
    sendPhoneChangeCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description proposalUuid */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PhoneCodeBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateCodeAnswer"];
                };
            };
        };
    };
    changeEmail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description proposalUuid */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeEmailBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangeEmailAnswer"];
                };
            };
        };
    };
    validateCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ValidateCodeBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidateCodeAnswer"];
                };
            };
        };
    };
    getConsentRequest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConsentRequestBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsentRequestAnswer"];
                };
            };
        };
    };
    saveOwner: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnerBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnerAnswer"];
                };
            };
        };
    };
    saveCoOwner: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description proposalUuid */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonAdditional"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalAnswer"];
                };
            };
        };
    };
    getOwnerAddress: {
        parameters: {
            query: {
                id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnerAddressAnswer"];
                };
            };
        };
    };
    postSeller: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SellerBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SellerAnswer"];
                };
            };
        };
    };
    getSeller: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description proposalUuid */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnSellerAnswer"];
                };
            };
        };
    };
    noticeSeller: {
        parameters: {
            query: {
                id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoticeSellerAnswer"];
                };
            };
        };
    };
    updateSeller: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description proposalUuid */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateSellerBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SellerAnswer"];
                };
            };
        };
    };
    findSale: {
        parameters: {
            query: {
                dni?: string;
                gender?: components["schemas"]["GenderCode"];
                key?: string;
                proposalNumber: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SellerDetailsAnswer"];
                };
            };
        };
    };
    resendSellerLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    proposalNumber: number;
                    /** @description of a link that was sent */
                    key: string;
                } | {
                    proposalNumber: number;
                    dni: string;
                    gender: components["schemas"]["GenderCode"];
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResendLinkAnswer"];
                };
            };
        };
    };
    getStates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatesAnswer"];
                };
            };
        };
    };
    getCities: {
        parameters: {
            query: {
                state_id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CitiesAnswer"];
                };
            };
        };
    };
    getCountries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountriesAnswer"];
                };
            };
        };
    };
    getVehicleTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TypesBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TypesAnswer"];
                };
            };
        };
    };
    getBrands: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BrandsBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrandsAnswer"];
                };
            };
        };
    };
    getModels: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModelsBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModelsAnswer"];
                };
            };
        };
    };
    getYearsByModel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["YearsByModelBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["YearsAnswer"];
                };
            };
        };
    };
    getYearsByType: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["YearsByTypeBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["YearsAnswer"];
                };
            };
        };
    };
    saveVehicle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                ownerId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VehicleBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaveVehicleAnswer"];
                };
            };
        };
    };
    updateVehicle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                proposalNumber: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateVehicleBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaveVehicleAnswer"];
                };
            };
        };
    };
    getBranches: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BranchesAnswer"];
                };
            };
        };
    };
    getBranchCoupon: {
        parameters: {
            query?: {
                pointOfSale?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BranchCouponAnswer"];
                };
            };
        };
    };
    getCoupons: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CouponsAnswer"];
                };
            };
        };
    };
    validateCoupon: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ValidateCouponBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidateCouponAnswer"];
                };
            };
        };
    };
    getInsurances: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description proposalUuid */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InsurancesAnswer"];
                };
            };
        };
    };
    generateInsurances: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GenerateInsurancesBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InsurancesAnswer"];
                };
            };
        };
    };
    chooseInsurance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostInsuranceBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InsurancesAnswer"];
                };
            };
        };
    };
    reloadInsurances: {
        parameters: {
            query: {
                /** @description proposalUuid */
                id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InsurancesAnswer"];
                };
            };
        };
    };
    postProposal: {
        parameters: {
            query?: {
                pointOfSaleCodeSelected?: string;
                deleteIfExists?: "true" | "false";
                selfManagementUuid?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostProposalBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalAnswer"];
                };
            };
        };
    };
    updateProposal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description proposalUuid */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateProposalBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalAnswer"];
                };
            };
        };
    };
    updateCoOwner: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description proposalUuid */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateCoOwnerBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalAnswer"];
                };
            };
        };
    };
    cancelProposal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description proposalUuid */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalAnswer"];
                };
            };
        };
    };
    confirmProposal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description proposalUuid */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalAnswer"];
                };
            };
        };
    };
    getProposal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description proposalUuid */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalAnswer"];
                };
            };
        };
    };
    getProposalPrepayment: {
        parameters: {
            query: {
                /** @description capital, in pesos; from what is owed on, it settles the loan */
                prepaidAmount: number;
                /** @description paid on the due date of this instalment: 1 to the last but one */
                afterInstallment: number;
                /** @description what the borrower chooses: a shorter term, or lower instalments in the same term */
                effect: "FEWER_INSTALLMENTS" | "LOWER_INSTALLMENTS";
            };
            header?: never;
            path: {
                /** @description proposalUuid */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrepaymentAnswer"];
                };
            };
        };
    };
    findProposal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProposalByDniBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalByDniAnswer"];
                };
            };
        };
    };
    getFlowPhases: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlowPhasesAnswer"];
                };
            };
        };
    };
    preUploadFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": unknown;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreUploadAnswer"];
                };
            };
        };
    };
    uploadDocuments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description proposalUuid */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UploadBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentsAnswer"];
                };
            };
        };
    };
    finishUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description proposalUuid */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UploadProposalBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentsAnswer"];
                };
            };
        };
    };
    replaceDocuments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description proposalUuid */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReUploadBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentsAnswer"];
                };
            };
        };
    };
    getDocuments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description proposalUuid */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentsAnswer"];
                };
            };
        };
    };
    getAccounts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description proposalUuid */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountsAnswer"];
                };
            };
        };
    };
    updateAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description proposalUuid */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    accountId: string;
                } | {
                    /** @enum {boolean} */
                    openNewAccount: true;
                } | {
                    seller: {
                        cbu: string;
                        cuit: string;
                    };
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountsAnswer"];
                };
            };
        };
    };
    getSellingPoints: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description the token's subject */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SellingPointsAnswer"];
                };
            };
        };
    };
    createUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateUserBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateUserAnswer"];
                };
            };
        };
    };
    createLog: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateLogBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateLogAnswer"];
                };
            };
        };
    };
    getProposals: {
        parameters: {
            query?: {
                proposalNumber?: string;
                genderType?: components["schemas"]["GenderCode"];
                /** @description left out for all points of sale of the user, never for everything */
                pointOfSale?: string;
                flowPhaseStatus?: components["schemas"]["PhaseStatus"];
                /** @description that phase is the active one; with flowPhaseStatus FINALIZED the last finalized one, with PENDING the next one */
                flowPhase?: "OWNER" | "INSURANCE" | "SELLER" | "BIOMETRIA" | "CONCIERGE" | "REGISTRO_PRENDA" | "REGISTRO_PRENDA_INSCRIPTA" | "RE_LOAD_DOCUMENTATION";
                ignoreStatus?: "canceled";
                /** @description 'canceled' is C and X */
                status?: components["schemas"]["FlowStatus"] | "canceled";
                documentNumber?: string;
                /** @description the active phase, as items carry it in `phase` */
                phaseId?: "OWNER" | "INSURANCE" | "SELLER" | "BIOMETRIA" | "CONCIERGE" | "REGISTRO_PRENDA" | "REGISTRO_PRENDA_INSCRIPTA" | "RE_LOAD_DOCUMENTATION";
                /** @description from the page before, with the same filters */
                lastKey?: string;
                /** @description first day, in Argentina */
                startDate?: string;
                /** @description last day, in Argentina */
                endDate?: string;
                /** @description 10, 25, 50, 100; 10 without it */
                pageSize?: number;
                /** @description NEWEST without it; LONGEST_IN_STAGE has open proposals only */
                sort?: "NEWEST" | "OLDEST" | "LONGEST_IN_STAGE";
                /** @description words that begin a name, the plate or the vehicle; a number, a part of it, or a DNI, CUIL or phone; all must match */
                search?: string;
                /** @description the party that has to act now */
                waitsFor?: "HOLDER" | "SELLER" | "BANK" | "REGISTRY";
                /** @description open proposals in their stage for more than its `targetDays`, by days in Argentina */
                pastTarget?: "true";
                /** @description whose contract has its last signature since that day, in Argentina */
                signedFrom?: string;
                /** @description open proposals whose `expectedPaymentOn` is that day or earlier */
                paymentUntil?: string;
                /** @description whose contract has its last signature up to that day */
                signedUntil?: string;
                /** @description whose pledge was inscribed since that day, in Argentina */
                inscribedFrom?: string;
                /** @description whose pledge was inscribed up to that day */
                inscribedUntil?: string;
                /** @description with a document of this kind sent back */
                sentBackDocument?: string;
                /** @description with a document sent back since that day, in Argentina */
                sentBackFrom?: string;
                /** @description that the user looks after */
                assignedTo?: "ME";
                /** @description that the user looks after, with the next call on that day or earlier */
                nextUntil?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetProposalsAnswer"];
                };
            };
        };
    };
    getListAbilities: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListAbilities"];
                };
            };
        };
    };
    countProposals: {
        parameters: {
            query?: {
                proposalNumber?: string;
                genderType?: components["schemas"]["GenderCode"];
                /** @description left out for all points of sale of the user, never for everything */
                pointOfSale?: string;
                flowPhaseStatus?: components["schemas"]["PhaseStatus"];
                /** @description that phase is the active one; with flowPhaseStatus FINALIZED the last finalized one, with PENDING the next one */
                flowPhase?: "OWNER" | "INSURANCE" | "SELLER" | "BIOMETRIA" | "CONCIERGE" | "REGISTRO_PRENDA" | "REGISTRO_PRENDA_INSCRIPTA" | "RE_LOAD_DOCUMENTATION";
                ignoreStatus?: "canceled";
                /** @description 'canceled' is C and X */
                status?: components["schemas"]["FlowStatus"] | "canceled";
                documentNumber?: string;
                /** @description the active phase, as items carry it in `phase` */
                phaseId?: "OWNER" | "INSURANCE" | "SELLER" | "BIOMETRIA" | "CONCIERGE" | "REGISTRO_PRENDA" | "REGISTRO_PRENDA_INSCRIPTA" | "RE_LOAD_DOCUMENTATION";
                /** @description first day, in Argentina */
                startDate?: string;
                /** @description last day, in Argentina */
                endDate?: string;
                /** @description words that begin a name, the plate or the vehicle; a number, a part of it, or a DNI, CUIL or phone; all must match */
                search?: string;
                /** @description the party that has to act now */
                waitsFor?: "HOLDER" | "SELLER" | "BANK" | "REGISTRY";
                /** @description open proposals in their stage for more than its `targetDays`, by days in Argentina */
                pastTarget?: "true";
                /** @description whose contract has its last signature since that day, in Argentina */
                signedFrom?: string;
                /** @description open proposals whose `expectedPaymentOn` is that day or earlier */
                paymentUntil?: string;
                /** @description whose contract has its last signature up to that day */
                signedUntil?: string;
                /** @description whose pledge was inscribed since that day, in Argentina */
                inscribedFrom?: string;
                /** @description whose pledge was inscribed up to that day */
                inscribedUntil?: string;
                /** @description with a document of this kind sent back */
                sentBackDocument?: string;
                /** @description with a document sent back since that day, in Argentina */
                sentBackFrom?: string;
                /** @description that the user looks after */
                assignedTo?: "ME";
                /** @description that the user looks after, with the next call on that day or earlier */
                nextUntil?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountProposalsAnswer"];
                };
            };
        };
    };
    getBoard: {
        parameters: {
            query?: {
                /** @description left out for all points of sale of the user */
                pointOfSale?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoardAnswer"];
                };
            };
        };
    };
    getTaxpayer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GetCuitBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetCuitAnswer"];
                };
            };
        };
    };
    getEnriStatus: {
        parameters: {
            query: {
                /** @description proposalUuid */
                proposal: string;
                personType: "OWNER" | "CO_OWNER";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentityCheckAnswer"];
                };
            };
        };
    };
    getOpbcStatus: {
        parameters: {
            query: {
                /** @description proposalUuid */
                proposal: string;
                personType: "OWNER" | "CO_OWNER";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentityCheckAnswer"];
                };
            };
        };
    };
    sendCoOwnerLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description proposalUuid */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    channel?: "SMS" | "EMAIL";
                } | null;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkAnswer"];
                };
            };
        };
    };
    openCoOwnership: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CoOwnerLinkBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoOwnershipAnswer"];
                };
            };
        };
    };
    resendCoOwnerLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CoOwnerLinkBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResendCoOwnerLinkAnswer"];
                };
            };
        };
    };
    getCoOwnership: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description proposalUuid */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoOwnershipAnswer"];
                };
            };
        };
    };
    refuseCoOwnership: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description proposalUuid */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description for the owner to read */
                    reason?: string;
                } | null;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoOwnershipAnswer"];
                };
            };
        };
    };
    getContractDocuments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description proposalUuid */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    consents?: {
                        /** @enum {string} */
                        kind: "TERMS" | "BIOMETRICS";
                        textVersion: string;
                    }[];
                    /**
                     * @description the owner by default
                     * @default OWNER
                     * @enum {string}
                     */
                    personType?: "OWNER" | "CO_OWNER";
                } | null;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentationAnswer"];
                };
            };
        };
    };
    initiateContract: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description proposalUuid */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description the owner by default
                     * @default OWNER
                     * @enum {string}
                     */
                    personType?: "OWNER" | "CO_OWNER";
                } | null;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContractAnswer"];
                };
            };
        };
    };
    getContractStatus: {
        parameters: {
            query?: {
                /** @description the owner by default */
                personType?: "OWNER" | "CO_OWNER";
            };
            header?: never;
            path: {
                /** @description proposalUuid */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContractAnswer"];
                };
            };
        };
    };
    readContract: {
        parameters: {
            query?: {
                /** @description the owner by default */
                personType?: "OWNER" | "CO_OWNER";
            };
            header?: never;
            path: {
                /** @description proposalUuid */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadingAnswer"];
                };
            };
        };
    };
    readContractModel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadDocument"];
                };
            };
        };
    };
    confirmContract: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description proposalUuid */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContractAnswer"];
                };
            };
        };
    };
    generateVivereContract: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description proposalUuid */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContractAnswer"];
                };
            };
        };
    };
    getVivereSignature: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description proposalUuid */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignatureAnswer"];
                };
            };
        };
    };
    validateIdentity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetBioValidatedBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BiometryAnswer"];
                };
            };
        };
    };
    getBiometry: {
        parameters: {
            query?: {
                /** @description the owner by default */
                personType?: "OWNER" | "CO_OWNER";
            };
            header?: never;
            path: {
                /** @description proposalUuid */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BiometryAnswer"];
                };
            };
        };
    };
    saveSelfie: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveSelfieBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BiometryAnswer"];
                };
            };
        };
    };
    saveProcessNumber: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveProcessNumberBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BiometryAnswer"];
                };
            };
        };
    };
    saveIdentityDocument: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveIdBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BiometryAnswer"];
                };
            };
        };
    };
    saveVivereCheck: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveDataVivereBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BiometryAnswer"];
                };
            };
        };
    };
    forwardBiometryLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description proposalUuid */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    channel?: "SMS" | "EMAIL";
                    /**
                     * @description the owner by default
                     * @default OWNER
                     * @enum {string}
                     */
                    personType?: "OWNER" | "CO_OWNER";
                } | null;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkAnswer"];
                };
            };
        };
    };
    getOutreach: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description proposalUuid */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetOutreachAnswer"];
                };
            };
        };
    };
    revealContact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description proposalUuid */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never> | null;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevealContactAnswer"];
                };
            };
        };
    };
    sendReminder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description proposalUuid */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description one of the awaited; without it whom the active step waits for first
                     * @enum {string}
                     */
                    party?: "HOLDER" | "CO_OWNER" | "SELLER";
                } | null;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SendReminderAnswer"];
                };
            };
        };
    };
    getFollowUp: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description proposalUuid */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FollowUpAnswer"];
                };
            };
        };
    };
    changeFollowUp: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description proposalUuid */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FollowUpBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FollowUpAnswer"];
                };
            };
        };
    };
    requestRevocation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RevocationBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevocationAnswer"];
                };
            };
        };
    };
    confirmRevocation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmRevocationBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfirmRevocationAnswer"];
                };
            };
        };
    };
    requestPersonalData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonalDataBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonalDataAnswer"];
                };
            };
        };
    };
}

export const CALLS = {
  setSimulation: {"method":"POST","path":"/simulation/set_simulation","writes":true,"answer":"SetSimulationAnswer"},
  getRates: {"method":"POST","path":"/simulation/get_rates","writes":false,"answer":"RatesAnswer"},
  getInsuranceEstimate: {"method":"GET","path":"/ext/insurance-estimate","writes":false,"answer":"InsuranceEstimateAnswer"},
  getSideCosts: {"method":"GET","path":"/ext/side-costs","writes":false,"answer":"SideCostsAnswer"},
  getOfferPrepayment: {"method":"GET","path":"/ext/offer-prepayment","writes":false,"answer":"PrepaymentAnswer"},
  getQuotePdfAvailable: {"method":"GET","path":"/ext/quote-pdf/available","writes":false,"answer":"QuotePdfAvailable"},
  getSimulationStatus: {"method":"GET","path":"/simulation/get_status","writes":false,"answer":"StatusAnswer"},
  getSimulation: {"method":"GET","path":"/simulation/get_simulation","writes":false,"answer":"SimulationAnswer"},
  getGenders: {"method":"GET","path":"/person/get_genders","writes":false,"answer":"GetGendersAnswer"},
  getRelationships: {"method":"GET","path":"/person/get_relationships","writes":false,"answer":"GetRelationshipsAnswer"},
  getMaritalStatuses: {"method":"GET","path":"/person/get_marital_status","writes":false,"answer":"GetMaritalStatusesAnswer"},
  getMobileProviders: {"method":"GET","path":"/person/get_mobile_providers","writes":false,"answer":"GetMobileProvidersAnswer"},
  getOccupations: {"method":"GET","path":"/person/get_occupations","writes":false,"answer":"GetOccupationsAnswer"},
  getGrossIncomeCategories: {"method":"GET","path":"/person/get_gross_income","writes":false,"answer":"GetGrossIncomeCategoriesAnswer"},
  getTaxBurdens: {"method":"GET","path":"/person/get_tax_burdens","writes":false,"answer":"GetTaxBurdensAnswer"},
  getWorkActivities: {"method":"GET","path":"/person/get_work_activities","writes":false,"answer":"GetWorkActivitiesAnswer"},
  getPersonDetails: {"method":"POST","path":"/person/get_person_details","writes":false,"answer":"PersonDetailsAnswer"},
  generateCode: {"method":"POST","path":"/person/generate_code","writes":true,"answer":"GenerateCodeAnswer"},
  correctPhone: {"method":"PATCH","path":"/ext/person/owner/{id}/phone","writes":true,"answer":"CorrectPhoneAnswer"},
  sendPhoneChangeCode: {"method":"POST","path":"/ext/person/owner/{id}/phone/code","writes":true,"answer":"GenerateCodeAnswer"},
  changeEmail: {"method":"PATCH","path":"/ext/person/owner/{id}/email","writes":true,"answer":"ChangeEmailAnswer"},
  validateCode: {"method":"POST","path":"/person/validate_code","writes":true,"answer":"ValidateCodeAnswer"},
  getConsentRequest: {"method":"POST","path":"/ext/consent-requests","writes":false,"answer":"ConsentRequestAnswer"},
  saveOwner: {"method":"POST","path":"/person/owner","writes":true,"answer":"OwnerAnswer"},
  saveCoOwner: {"method":"PATCH","path":"/person/coowner/{id}","writes":true,"answer":"ProposalAnswer"},
  getOwnerAddress: {"method":"GET","path":"/person/owner/get_owner_address","writes":false,"answer":"OwnerAddressAnswer"},
  postSeller: {"method":"POST","path":"/person/seller/post_seller","writes":true,"answer":"SellerAnswer"},
  getSeller: {"method":"GET","path":"/person/seller/{id}/get_seller","writes":false,"answer":"OwnSellerAnswer"},
  noticeSeller: {"method":"GET","path":"/person/seller/notice_seller","writes":true,"answer":"NoticeSellerAnswer"},
  updateSeller: {"method":"PATCH","path":"/person/seller/{id}/update_seller","writes":true,"answer":"SellerAnswer"},
  findSale: {"method":"GET","path":"/person/seller/get_seller_details","writes":false,"answer":"SellerDetailsAnswer"},
  resendSellerLink: {"method":"POST","path":"/ext/seller-links","writes":true,"answer":"ResendLinkAnswer"},
  getStates: {"method":"GET","path":"/places/get_states","writes":false,"answer":"StatesAnswer"},
  getCities: {"method":"GET","path":"/places/get_cities","writes":false,"answer":"CitiesAnswer"},
  getCountries: {"method":"GET","path":"/places/get_countries","writes":false,"answer":"CountriesAnswer"},
  getVehicleTypes: {"method":"POST","path":"/vehicle/get_types","writes":false,"answer":"TypesAnswer"},
  getBrands: {"method":"POST","path":"/vehicle/get_brands_by_type","writes":false,"answer":"BrandsAnswer"},
  getModels: {"method":"POST","path":"/vehicle/get_models_by_brand","writes":false,"answer":"ModelsAnswer"},
  getYearsByModel: {"method":"POST","path":"/vehicle/get_years_by_model","writes":false,"answer":"YearsAnswer"},
  getYearsByType: {"method":"POST","path":"/vehicle/get_years_by_type","writes":false,"answer":"YearsAnswer"},
  saveVehicle: {"method":"PATCH","path":"/vehicle/save/{ownerId}","writes":true,"answer":"SaveVehicleAnswer"},
  updateVehicle: {"method":"PATCH","path":"/vehicle/update/{proposalNumber}","writes":true,"answer":"SaveVehicleAnswer"},
  getBranches: {"method":"GET","path":"/branches","writes":false,"answer":"BranchesAnswer"},
  getBranchCoupon: {"method":"GET","path":"/branches/get_coupon","writes":false,"answer":"BranchCouponAnswer"},
  getCoupons: {"method":"GET","path":"/coupon/get_coupons","writes":false,"answer":"CouponsAnswer"},
  validateCoupon: {"method":"POST","path":"/coupon/validate_coupon","writes":true,"answer":"ValidateCouponAnswer"},
  getInsurances: {"method":"GET","path":"/insurance/{id}/get_insurances","writes":false,"answer":"InsurancesAnswer"},
  generateInsurances: {"method":"POST","path":"/insurance/generate_insurances","writes":true,"answer":"InsurancesAnswer"},
  chooseInsurance: {"method":"PATCH","path":"/insurance/post_insurance","writes":true,"answer":"InsurancesAnswer"},
  reloadInsurances: {"method":"GET","path":"/insurance/reload_insurances","writes":true,"answer":"InsurancesAnswer"},
  postProposal: {"method":"POST","path":"/proposal/post_proposal","writes":true,"answer":"ProposalAnswer"},
  updateProposal: {"method":"PATCH","path":"/proposal/{id}/update_proposal","writes":true,"answer":"ProposalAnswer"},
  updateCoOwner: {"method":"PATCH","path":"/proposal/{id}/update_coowner","writes":true,"answer":"ProposalAnswer"},
  cancelProposal: {"method":"POST","path":"/proposal/{id}/cancel_proposal","writes":true,"answer":"ProposalAnswer"},
  confirmProposal: {"method":"GET","path":"/proposal/{id}/confirm_proposal","writes":true,"answer":"ProposalAnswer","headers":{"x-requested-action":"confirm"}},
  getProposal: {"method":"GET","path":"/proposal/{id}/get_proposal","writes":false,"answer":"ProposalAnswer"},
  getProposalPrepayment: {"method":"GET","path":"/ext/prepayment/{id}","writes":false,"answer":"PrepaymentAnswer"},
  findProposal: {"method":"POST","path":"/proposal/get_proposal_by_dni","writes":false,"answer":"ProposalByDniAnswer"},
  getFlowPhases: {"method":"GET","path":"/proposal/get_flow_phases","writes":false,"answer":"FlowPhasesAnswer"},
  preUploadFile: {"method":"POST","path":"/documentation/pre-upload","writes":true,"answer":"PreUploadAnswer"},
  uploadDocuments: {"method":"PATCH","path":"/documentation/{id}/upload","writes":true,"answer":"DocumentsAnswer"},
  finishUpload: {"method":"PATCH","path":"/documentation/{id}/upload-proposal","writes":true,"answer":"DocumentsAnswer"},
  replaceDocuments: {"method":"POST","path":"/documentation/{id}/re-upload","writes":true,"answer":"DocumentsAnswer"},
  getDocuments: {"method":"GET","path":"/documentation/{id}/get_documents","writes":false,"answer":"DocumentsAnswer"},
  getAccounts: {"method":"GET","path":"/accounts/{id}/get_accounts","writes":false,"answer":"AccountsAnswer"},
  updateAccount: {"method":"PATCH","path":"/accounts/{id}/update_account","writes":true,"answer":"AccountsAnswer"},
  getSellingPoints: {"method":"GET","path":"/user/{id}/get_selling_points","writes":false,"answer":"SellingPointsAnswer"},
  createUser: {"method":"POST","path":"/user/create_user","writes":true,"answer":"CreateUserAnswer"},
  createLog: {"method":"POST","path":"/logs/create_log","writes":false,"answer":"CreateLogAnswer"},
  getProposals: {"method":"GET","path":"/proposals/get_proposals","writes":false,"answer":"GetProposalsAnswer"},
  getListAbilities: {"method":"GET","path":"/ext/list-abilities","writes":false,"answer":"ListAbilities"},
  countProposals: {"method":"GET","path":"/ext/proposal-count","writes":false,"answer":"CountProposalsAnswer"},
  getBoard: {"method":"GET","path":"/ext/board","writes":false,"answer":"BoardAnswer"},
  getTaxpayer: {"method":"POST","path":"/afip/get_cuit","writes":false,"answer":"GetCuitAnswer"},
  getEnriStatus: {"method":"GET","path":"/enri/get_enri_status","writes":false,"answer":"IdentityCheckAnswer"},
  getOpbcStatus: {"method":"GET","path":"/enri/get_opbc_status","writes":false,"answer":"IdentityCheckAnswer"},
  sendCoOwnerLink: {"method":"POST","path":"/ext/co-owner-links/{id}","writes":true,"answer":"LinkAnswer"},
  openCoOwnership: {"method":"POST","path":"/ext/co-ownerships/open","writes":true,"answer":"CoOwnershipAnswer"},
  resendCoOwnerLink: {"method":"POST","path":"/ext/co-ownerships/resend","writes":true,"answer":"ResendCoOwnerLinkAnswer"},
  getCoOwnership: {"method":"GET","path":"/ext/co-ownerships/{id}","writes":false,"answer":"CoOwnershipAnswer"},
  refuseCoOwnership: {"method":"POST","path":"/ext/co-ownerships/{id}/refuse","writes":true,"answer":"CoOwnershipAnswer"},
  getContractDocuments: {"method":"POST","path":"/contract/{id}/documentation","writes":true,"answer":"DocumentationAnswer"},
  initiateContract: {"method":"POST","path":"/contract/{id}/initiate","writes":true,"answer":"ContractAnswer"},
  getContractStatus: {"method":"GET","path":"/contract/{id}/status","writes":false,"answer":"ContractAnswer"},
  readContract: {"method":"GET","path":"/ext/contract/{id}/reading","writes":false,"answer":"ReadingAnswer"},
  readContractModel: {"method":"GET","path":"/ext/contract-model","writes":false,"answer":"ReadDocument"},
  confirmContract: {"method":"POST","path":"/contract/{id}/confirm","writes":true,"answer":"ContractAnswer"},
  generateVivereContract: {"method":"GET","path":"/contract/vivere/{id}/generate","writes":true,"answer":"ContractAnswer"},
  getVivereSignature: {"method":"GET","path":"/contract/vivere/{id}/signature","writes":false,"answer":"SignatureAnswer"},
  validateIdentity: {"method":"PATCH","path":"/biometry/set_bio_validated","writes":true,"answer":"BiometryAnswer"},
  getBiometry: {"method":"GET","path":"/biometry/{id}/get_biometry","writes":false,"answer":"BiometryAnswer"},
  saveSelfie: {"method":"POST","path":"/biometry/save_selfie","writes":true,"answer":"BiometryAnswer"},
  saveProcessNumber: {"method":"POST","path":"/biometry/save_process_number","writes":true,"answer":"BiometryAnswer"},
  saveIdentityDocument: {"method":"POST","path":"/biometry/save_id","writes":true,"answer":"BiometryAnswer"},
  saveVivereCheck: {"method":"POST","path":"/biometry/save_data_vivere","writes":true,"answer":"BiometryAnswer"},
  forwardBiometryLink: {"method":"POST","path":"/biometry/{id}/biometry_link_forwarding","writes":true,"answer":"LinkAnswer"},
  getOutreach: {"method":"GET","path":"/ext/outreach/{id}","writes":false,"answer":"GetOutreachAnswer"},
  revealContact: {"method":"POST","path":"/ext/outreach/{id}/contact","writes":true,"answer":"RevealContactAnswer"},
  sendReminder: {"method":"POST","path":"/ext/outreach/{id}/reminder","writes":true,"answer":"SendReminderAnswer"},
  getFollowUp: {"method":"GET","path":"/ext/follow-up/{id}","writes":false,"answer":"FollowUpAnswer"},
  changeFollowUp: {"method":"POST","path":"/ext/follow-up/{id}/change","writes":true,"answer":"FollowUpAnswer"},
  requestRevocation: {"method":"POST","path":"/ext/revocations","writes":true,"answer":"RevocationAnswer"},
  confirmRevocation: {"method":"POST","path":"/ext/revocations/confirm","writes":true,"answer":"ConfirmRevocationAnswer"},
  requestPersonalData: {"method":"POST","path":"/ext/personal-data-requests","writes":true,"answer":"PersonalDataAnswer"},
} as const;
