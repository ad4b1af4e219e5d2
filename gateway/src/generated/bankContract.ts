// Generated from upstream/bank/openapi.json by `npm run codegen`. Do not edit.

export interface components {
    schemas: {
        SetSimulationAnswer: {
            uuid: string;
            /** @description id of the evaluation, for get_status */
            idRequest: string;
        };
        RatesAnswer: {
            /** @description empty if the mode has no rate */
            ratesProductViewDTOList: components["schemas"]["RatesProductView"][];
            calculatedValueDTO: components["schemas"]["CalculatedValue"] | null;
            installments: components["schemas"]["ScheduleRow"][];
            /** @description available terms */
            terms: number[];
            /** @description optional, UVA only: average percent per month over the last twelve months */
            uvaMonthlyRise?: number | null;
            /** @description optional: usual days of the payment, from which instalments run and which is not known yet */
            paymentWindow?: components["schemas"]["PaymentWindow"] | null;
            /** @description optional: whether a prepayment of this loan can be simulated */
            canSimulatePrepayment?: boolean | null;
        };
        RatesProductView: {
            indexerType: components["schemas"]["IndexerType"];
            /** @description key of the rate, for post_proposal */
            matrixCode: string;
            /** @description shortest term, in months */
            termFrom: number;
            /** @description longest term, in months */
            termTo: number;
            /** @description nominal annual rate; for UVA, in addition to the indexation */
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
            /** @description instalment of capital and interest, without IVA and fees */
            pureEstimatedInstallmentValue: number;
            /** @description the same with the IVA of the first instalment */
            pureEstimatedInstallmentValueWithIva: number;
            /** @description the same in UVAs; null for a fixed rate */
            pureEstimatedInstallmentValueInUVA: number | null;
            /** @description null for a fixed rate */
            capitalInUVAs: number | null;
            /** @description effective annual rate */
            tea: number;
            /** @description total effective annual cost with IVA; null if it cannot be computed */
            cftea: number | null;
            /** @description nominal annual rate; for UVA, in addition to the indexation */
            tna: number;
            /** @description total effective annual cost without IVA; null if it cannot be computed */
            cfteaWithoutVat: number | null;
            /** @description total nominal annual cost with IVA; null if it cannot be computed */
            cftna?: number | null;
            /** @description total of row 1 of the schedule, including its extra days */
            firstInstallment?: number | null;
            /** @description due date of row 1 */
            firstDueDate?: string | null;
            /** @description days that row 1 charges in addition to its month */
            extraDays?: number | null;
            /** @description total of row 2; null if there is none */
            secondInstallment?: number | null;
            /** @description sum of all instalments with IVA and fees; for UVA, at today's value */
            totalToPay: number;
            /** @description matrixCode of ratesProductViewDTOList */
            matrixCode: string;
            /** @description pesos per UVA; null for a fixed rate */
            uvaValue: number | null;
            /** @description whether the UVA value is an estimate beyond the published series */
            uvaEstimated: boolean;
            /** @description null if the loan has no fees */
            fees?: {
                /** @description granting fee in percent of the amount, without IVA */
                grantingFeePct?: number | null;
                /** @description granting fee with IVA, deducted from the payment */
                grantingFee: number;
                /** @description amount less the granting fee */
                netDisbursed: number;
                /** @description monthly fee without IVA */
                monthlyFee?: number | null;
                monthlyFeeWithIva: number;
                /** @description life insurance in percent per month of the balance before each instalment */
                lifeInsurancePct: number;
                /** @description first instalment with these fees, without extra days */
                firstInstallmentWithIva: number;
            } | null;
            /** @description day from which due dates, extra days and UVA values are calculated */
            calculatedOn?: string | null;
            /** @description day whose UVA value determines the capital */
            capitalOn?: string | null;
        };
        ScheduleRow: {
            number: number;
            /** Format: date */
            dueDate: string;
            /** @description business day on which it is payable without further interest; the due date by default */
            paymentDate?: string | null;
            capital: number;
            interest: number;
            /** @description IVA on the interest */
            vat: number;
            /** @description monthly fee and life insurance, with IVA */
            fees: number;
            total: number;
            /** @description capital owed after this instalment */
            balance: number;
            /** @description null for a fixed rate */
            totalInUVA: number | null;
            /** @description pesos with assumedMonthlyInflation; UVA only */
            projectedTotal?: number | null;
        };
        PaymentWindow: {
            /**
             * Format: date
             * @description earliest day on which the bank usually pays
             */
            from: string;
            /**
             * Format: date
             * @description latest day on which the bank usually pays
             */
            to: string;
            /** @description the day with the lowest first instalment */
            least: {
                /**
                 * Format: date
                 * @description day on which the bank pays for the vehicle
                 */
                paidOn: string;
                /** @description first instalment including its extra days */
                firstInstallment: number;
                /**
                 * Format: date
                 * @description business day on which it is payable
                 */
                firstPaymentDate: string;
            };
            /** @description the day with the highest first instalment */
            most: {
                /**
                 * Format: date
                 * @description day on which the bank pays for the vehicle
                 */
                paidOn: string;
                /** @description first instalment including its extra days */
                firstInstallment: number;
                /**
                 * Format: date
                 * @description business day on which it is payable
                 */
                firstPaymentDate: string;
            };
        };
        InsuranceEstimateAnswer: {
            /** @description premium of the cheapest policy that the pledge accepts */
            monthlyPremium: number;
            /** @description CFTEA of the loan with that policy */
            cfteaWithInsurance: number | null;
            /** @description assumed values; null for values that were known */
            assumed: {
                /** @description age in years */
                driverAge: number | null;
                /** @description age in years */
                vehicleAge: number | null;
                /** @description name of get_states */
                province: string | null;
            };
        };
        SideCostsAnswer: {
            /** @description id of get_states; the assumed one if none was sent */
            provinceId: number;
            items: {
                /**
                 * @description PLEDGE_REGISTRATION: registration of the pledge; STAMP_TAX: stamp tax of the contract; TRANSFER: transfer of a used vehicle; PLATE_TAX: plate tax
                 * @enum {string}
                 */
                code: "PLEDGE_REGISTRATION" | "STAMP_TAX" | "TRANSFER" | "PLATE_TAX";
                /** @description amount; 0 if the province exempts it */
                amount: number;
                /** @description whether it is paid every month, not once */
                monthly: boolean;
                /** @description recipient of the payment, in Spanish */
                payee: string;
            }[];
            /** @description sum of the costs that are paid once */
            total: number;
            /** @description source of the figures, in Spanish */
            source: string;
            /**
             * Format: date
             * @description date of the figures
             */
            date: string;
        };
        PrepaymentAnswer: {
            /**
             * Format: date
             * @description business day on which it is paid together with the instalment
             */
            paymentDate: string;
            /** @description capital owed after that instalment, which settles the loan */
            owed: number;
            /** @description prepaid capital, at most `owed` */
            amount: number;
            /** @description the bank's charge for the prepayment with IVA; 0 if there is none */
            charge: number;
            /** @description without the prepayment */
            before: {
                /** @description number of instalments */
                installments: number;
                /** @description null if there is none */
                nextInstallment: number | null;
                /**
                 * Format: date
                 * @description business day on which the last one is payable; the day of the prepayment if there is none
                 */
                lastPaymentDate: string;
                /** @description interest with IVA */
                interest: number;
                /** @description total with IVA and fees, without the prepayment */
                total: number;
            };
            /** @description with the prepayment */
            after: {
                /** @description number of instalments */
                installments: number;
                /** @description null if there is none */
                nextInstallment: number | null;
                /**
                 * Format: date
                 * @description business day on which the last one is payable; the day of the prepayment if there is none
                 */
                lastPaymentDate: string;
                /** @description interest with IVA */
                interest: number;
                /** @description total with IVA and fees, without the prepayment */
                total: number;
            };
            installmentsSaved: number;
            /** @description interest with IVA */
            interestSaved: number;
            /** @description monthly fees and life insurance, with IVA */
            feesSaved: number;
            /** @description pesos per UVA in these figures; null for a fixed rate */
            uvaValue: number | null;
            /** @description the same amounts in UVAs; null for a fixed rate */
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
            /** @description optional: lowest monthly instalment of any loan with IVA, if REJECTED for INCOME */
            leastInstallment?: number | null;
            /** @description optional: nearest vehicle value with an offer, if REJECTED */
            nearest?: components["schemas"]["NearestOffer"] | null;
        };
        /** @enum {string} */
        SimulationStatus: "PENDING" | "APPROVED" | "REJECTED" | "ERROR";
        NearestOffer: {
            /** @description value of the vehicle instead of the sent one */
            purchaseValue: number;
            /** @description maximum amount for that value */
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
            /** @description last day of the offer; 409 OFFER_EXPIRED after that */
            validUntil?: string | null;
            /** @description id of the certificate for a dealer (`getCertificate`); null without one */
            certificateId?: string | null;
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
                /** @description area code without the leading 0 */
                areaCode: string;
                /** @description number without the 15; ten digits with the area code */
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
            /** @description relationship of the co-owner to the owner: code of get_relationships */
            relationship?: string | null;
            selfManagementUuid?: string | null;
            street?: string | null;
            /** @description street number */
            number?: number | null;
            /** @description empty if there is none */
            floor?: string | null;
            /** @description empty if there is none */
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
            /** @description whether the person is married and the spouse takes no part in the loan */
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
            /** @description price that the buyer pays */
            purchaseValue: number;
            /** @description always false, because taxis get no loan */
            taxi?: false | null;
            ownerId?: string | null;
            /** @description absent when quoted by value, until update_vehicle */
            brandName?: string | null;
            /** @description absent when quoted by value, until update_vehicle */
            modelName?: string | null;
            /** @description license plate; absent until given, empty for a new vehicle */
            plate?: string | null;
            /** @description chassis number; absent until given */
            chassis?: string | null;
            /** @description engine number; absent until given */
            engine?: string | null;
        };
        FuelYear: {
            /** @description model year */
            year: number;
            /** @description price; 0 if only the type is known */
            price: number;
            zeroKm: boolean;
            /** @description whether the agreement accepts the year */
            valid: boolean;
        };
        /**
         * @description PER_MODEL: by a listed model; PER_VALUE: only by type and value
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
            /** @description maximum share of the vehicle's value at a fixed rate */
            maxLtvTRD: number;
            /** @description the same for UVA */
            maxLtvUVA: number;
            /** @description maximum age in years; 0 allows only 0KM */
            maxVehicleAge: number;
            /** @description granting fee in percent of the amount, without IVA; deducted from the payment */
            grantingFeePct?: number | null;
            /** @description monthly fee without IVA */
            monthlyFee?: number | null;
            /** @description life insurance in percent per month of the balance */
            lifeInsurancePct?: number | null;
        };
        RiskEvaluationResult: {
            /** @description maximum amount at a fixed rate; 0 if not offered */
            finalAmount: number;
            /** @description the same for UVA */
            finalAmountUVA: number;
            /** @description minimum amount at a fixed rate; 0 if not offered */
            minAmount: number;
            /** @description the same for UVA */
            minAmountUVA: number;
            /** @description default term, in instalments */
            finalInstallment: number;
            /** @description the same for UVA */
            finalInstallmentUVA: number;
            /** @description maximum share of the vehicle's value at a fixed rate */
            ltv: number;
            /** @description the same for UVA */
            ltvUVA: number;
        };
        CertificateAnswer: {
            state: components["schemas"]["CertificateState"];
            /** @description null unless VALID */
            facts: components["schemas"]["CertificateFacts"] | null;
        };
        /**
         * @description CANCELLED: by the applicant or the bank; ENDED: the loan was paid
         * @enum {string}
         */
        CertificateState: "VALID" | "EXPIRED" | "CANCELLED" | "ENDED";
        CertificateFacts: {
            /** @description first and last name of the applicant */
            name: string;
            /** @description amount of the proposal; before there is one, the highest offered amount */
            amount: number;
            vehicle: {
                /** @description brand, model, condition and year, as far as quoted */
                name: string;
                purchaseValue: number;
            };
            /** @description last day on which the amount is reserved; null once the contract is signed */
            validUntil: string | null;
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
             * @description expiry of the code
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
            /** @description whether the proposal was cancelled or has expired */
            ended?: boolean | null;
            /** @description when the owner consented; null before that */
            acceptedAt?: string | null;
            /** @description point of sale that entered the data; null without one */
            pointOfSaleName: string | null;
            /** @description the owner's first names */
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
            /** @description CFTEA of the loan with the policy; null without a policy */
            cfteaWithInsurance: number | null;
            /** @description omitted once the contract exists; instalments run from the payment, whose day is not known before */
            paymentWindow?: components["schemas"]["PaymentWindow"] | null;
            /** @description day on which the bank will probably pay an open proposal; null if unknown */
            expectedPaymentOn?: string | null;
            /** @description optional: whether a prepayment of this loan can be simulated */
            canSimulatePrepayment?: boolean | null;
            /** @description null until post_seller */
            seller: components["schemas"]["SellerAnswer"] | null;
            /** @description account that pays the instalments; null until chosen */
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
            /** @description key of the owner's consent request; null once the owner has accepted the treatment of personal data */
            consentKey?: string | null;
            /** @description last day of the offer that the proposal uses */
            validUntil?: string | null;
            /** @description id of the certificate for a dealer (`getCertificate`); null without one */
            certificateId?: string | null;
            /** @description RETURNED: the registry returned the pledge to the point of sale, which uploads it; RECEIVED: it was uploaded and the bank checks it; null: the registry has it, or it has not been presented */
            pledge?: ("RETURNED" | "RECEIVED") | null;
            /** @description whether another open proposal has the same chassis or plate; for staff only */
            vehicleElsewhere?: boolean | null;
            /** @description whether the applicant has confirmed the data but the seller has not entered the account for the payment */
            sellerAccountMissing?: boolean | null;
            /** @description whether the payment waits for the bank's staff, because the seller's account was changed after a seller entered data */
            paymentOnHold?: boolean | null;
            revocation?: components["schemas"]["RevocationState"] | null;
            /** @description Optional: who cancelled the proposal and when; null unless its status is C */
            cancellation?: {
                /**
                 * @description OWNER: the applicant; STAFF: a seller of the point of sale
                 * @enum {string}
                 */
                by: "OWNER" | "STAFF";
                /** Format: date-time */
                at: string;
            } | null;
            /** Format: date-time */
            updatedAt: string;
            /** @description completion times of steps by PHASE.step */
            stepDates?: {
                [key: string]: string;
            } | null;
            /** @description progress of the co-owner's part; omitted by a bank that does not ask co-owners to take part */
            coOwnerPart?: components["schemas"]["CoOwnerPart"] | null;
        };
        Branch: {
            code: string;
            business_name: string;
            /** @description kind, such as MOTOS, which limits the agreements on offer */
            kind?: string | null;
            provinceId?: number | null;
            city: string;
            /** @description CUIT of a dealer, which may be the seller; null for a branch of the bank */
            cuit?: string | null;
        };
        Flow: {
            status: string;
            flowPhase: {
                /** @description name as in get_flow_phases */
                name: string;
                status: components["schemas"]["PhaseStatus"];
                steps: {
                    /** @description name as in get_flow_phases; in RE_LOAD_DOCUMENTATION, a document type */
                    name: string;
                    status: components["schemas"]["PhaseStatus"];
                }[];
            }[];
        };
        /**
         * @description A: open; E: closed; X: cancelled by the bank; C: cancelled by the applicant
         * @enum {string}
         */
        FlowStatus: "A" | "E" | "X" | "C";
        /** @enum {string} */
        PhaseStatus: "PENDING" | "ACTIVE" | "FINALIZED";
        Quote: {
            /** @description amount of the loan */
            selectedAmount: number;
            /** @description minimum amount of the offer */
            min: number;
            /** @description maximum amount of the offer */
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
            /** @description amount in percent of the vehicle's value */
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
                /** @description code, the same for all insurers */
                code: string;
                name: string;
                /** @description what the coverage pays for, in plain language */
                description?: string | null;
            };
            monthlyPremium: number;
            insuredSum: number;
            /** @description amount per repair; null if the coverage has none */
            deductible?: number | null;
            /** @description whether the policy is chosen for the proposal */
            selected: boolean;
        };
        SellerAnswer: {
            proposalId?: string | null;
            physicalPerson?: components["schemas"]["PhysicalSeller"] | null;
            legalPerson?: components["schemas"]["LegalSeller"] | null;
            /** @description only a phone or email; the seller enters the rest */
            contact?: components["schemas"]["SellerContact"] | null;
            /** @description code of a dealer of /branches, whose data the bank has */
            pointOfSale?: string | null;
            fuelYear?: number | null;
            /** @description whether the data are complete and the seller has not rejected them */
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
                /** @description area code without the leading 0 */
                areaCode: string;
                /** @description number without the 15; ten digits with the area code */
                number: string;
            };
        };
        LegalSeller: {
            businessName: string;
            /** @description eleven digits */
            cuit: string;
            email: string;
            cellPhone: {
                /** @description area code without the leading 0 */
                areaCode: string;
                /** @description number without the 15; ten digits with the area code */
                number: string;
            };
        };
        SellerContact: {
            email?: string | null;
            cellPhone?: {
                /** @description area code without the leading 0 */
                areaCode: string;
                /** @description number without the 15; ten digits with the area code */
                number: string;
            } | null;
        };
        AccountAnswer: {
            /** @description new-savings-account: an account that the bank will open */
            id: string;
            bankName: string;
            /** @description code of the account type, such as CA, CC or CS */
            accountType: string;
            maskedNumber: string;
            /** @description the first three digits of the CBU; 999 is this reference bank */
            bankCode?: string | null;
            /** @description whether the account is at the lending bank */
            ownBank?: boolean | null;
            /** @description whether the account is chosen to pay the instalments */
            selected: boolean;
        };
        /** @description revocation of a signed contract, or a request; omitted by a bank that does not calculate it */
        RevocationState: {
            /** @description last day to revoke; before the payment, the earliest possible last day; null before the contract is signed */
            until: string | null;
            /** @description day of the payment, from which the days count if it is after the signature; null before the payment */
            paidOn?: string | null;
            /** @description business days left, including today; 0 once the last day is over */
            businessDaysLeft: number;
            request: {
                /** @description number of the receipt */
                number: string;
                /** Format: date-time */
                at: string;
                /** @description whether a code sent to the stored phone confirmed the request; until then, anybody may have made it */
                confirmed?: boolean | null;
                /** @description the borrower who made the request, or in whose name it was made; null for a former co-owner */
                by?: ("OWNER" | "CO_OWNER") | null;
                /** @description whether the bank has yet to decide; signatures, pledge and payment wait for that */
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
            /** @description when they accepted the role of co-owner */
            consentAt: string | null;
            /** @description when they passed the identity check */
            identityAt: string | null;
            /** @description whether the front of their DNI is reviewed by hand, like `toReview` of `getBiometry` */
            identityToReview?: boolean | null;
            signedAt: string | null;
            refusedAt: string | null;
            /** @description reason in their own words; null if they gave none */
            refusalReason: string | null;
        };
        /**
         * @description next step of the co-owner
         * @enum {string}
         */
        CoOwnerStep: "NOT_INVITED" | "CONSENT" | "WAITING_FOR_OWNER" | "IDENTITY" | "WAITING_FOR_CONTRACT" | "CONTRACT" | "SIGNED" | "REVOKED" | "REFUSED" | "STOPPED" | "ENDED";
        OwnerAddressAnswer: {
            street?: string | null;
            /** @description street number */
            number?: number | null;
            /** @description empty if there is none */
            floor?: string | null;
            /** @description empty if there is none */
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
            /** @description whether the person is married and the spouse takes no part in the loan */
            nonParticipantSpouse?: boolean | null;
        };
        OwnSellerAnswer: {
            proposalId: string;
            physicalPerson?: components["schemas"]["PhysicalSeller"] | null;
            legalPerson?: components["schemas"]["LegalSeller"] | null;
            /** @description only a phone or email; the seller enters the rest */
            contact?: components["schemas"]["SellerContact"] | null;
            /** @description code of a dealer of /branches, whose data the bank has */
            pointOfSale?: string | null;
            fuelYear?: number | null;
            /** @description whether the data are complete and the seller has not rejected them */
            hasDataValidated: boolean;
            /** @description Optional: whether update_seller accepts other data now */
            changeable?: boolean | null;
            /** @description Optional: whether update_seller accepts another name now; defaults to `changeable` */
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
            /** @description whether the data are complete and the seller has not rejected them */
            hasDataValidated: boolean;
        };
        ResendLinkAnswer: {
            /** @constant */
            requested: true;
        };
        StatesAnswer: {
            id: number;
            name: string;
            /** @description first letter of the province's CPA postal codes */
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
                /** @description coupon that applies if none is chosen */
                pledgeDefaultCouponId: string;
            };
            agreements: components["schemas"]["Agreement"][];
            /** @description ids of the agreements for indicative figures, which need no applicant */
            indicativeAgreements?: {
                /** @description null if not offered here */
                zeroKm?: number | null;
                /** @description null if not offered here */
                used?: number | null;
            } | null;
        };
        CouponsAnswer: {
            id: string;
            description: string;
            /** @description PER_MODEL: only for certain models */
            mode: components["schemas"]["SimulationType"] | null;
            /** @description percentage points off the TNA */
            tnaDiscount: number;
        }[];
        ValidateCouponAnswer: {
            valid: boolean;
            /** @description why the coupon does not apply, in Spanish; null if it does */
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
            /** @description Optional: other open proposals of the DNI, each with a different validated phone */
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
            /** @description id for upload and re-upload */
            fileId: string;
            name: string;
            /** @description size in bytes */
            size: number;
            /** @enum {string} */
            contentType: "image/jpeg" | "image/png" | "application/pdf";
        };
        DocumentsAnswer: {
            /** @description type, such as DNI_FRONT or VEHICLE_TITLE */
            type: string;
            label: string;
            party: components["schemas"]["DocumentParty"];
            mandatory: boolean;
            /**
             * @description OBSERVED: sent back and to be replaced
             * @enum {string}
             */
            status: "PENDING" | "UPLOADED" | "OBSERVED";
            /** @description why the document was sent back, in Spanish; null otherwise */
            observation: string | null;
            files: {
                documentId: string;
                name: string;
                /** @description size in bytes */
                size: number;
                contentType: string;
            }[];
        }[];
        /**
         * @description subject of the document; HOLDER: the owner; CO_HOLDER: the co-owner
         * @enum {string}
         */
        DocumentParty: "HOLDER" | "CO_HOLDER" | "SELLER" | "VEHICLE";
        AccountsAnswer: {
            accounts: components["schemas"]["AccountAnswer"][];
            canOpenNew: boolean;
            /** @description whether the accounts are listed only after the pending identity check */
            afterIdentity?: boolean | null;
            /** @description the account to which the bank pays the seller */
            seller?: {
                maskedNumber: string;
                /** @description the first three digits of the CBU */
                bankCode?: string | null;
                /** @description whether the account is at the lending bank */
                ownBank: boolean;
                /** @description whether the payment waits for the bank's staff, because the account was changed after a seller entered data or its holder is not confirmed */
                onHold?: boolean | null;
                /** @description whether the payment waits for the bank's decision on a revocation */
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
            /** @description status id in the Vivere flow; null outside that flow */
            vivereStatus?: number | null;
            /** @description RETURNED: the registry returned the pledge to the point of sale, which uploads it; RECEIVED: it was uploaded and the bank checks it; null: the registry has it, or it has not been presented */
            pledge?: ("RETURNED" | "RECEIVED") | null;
            /** @description whether a confirmed revocation waits for the bank's decision */
            revocationOnHold?: boolean | null;
            /** @description parties whose documents must be replaced; empty if no documents were sent back */
            observedParties?: components["schemas"]["DocumentParty"][] | null;
            /** @description documents to replace, with the reasons; first those that the proposal waits for */
            sentBackDocuments?: {
                type: string;
                label: string;
                /** @description reason in the bank's words, in Spanish */
                reason: string;
                party?: components["schemas"]["DocumentParty"] | null;
            }[] | null;
            /** @description amount of the loan */
            amount?: number | null;
            /** @description when the stage began, or when the proposal ended */
            stageSince?: string | null;
            /** @description days within which the proposal should leave its stage; null without a target, and once it has ended */
            stageTargetDays?: number | null;
            /** @description day on which the bank will probably pay an open proposal; null if unknown */
            expectedPaymentOn?: string | null;
            /** @description for staff: who follows up the proposal; null if nobody is assigned */
            assignee?: components["schemas"]["StaffMember"] | null;
            /** @description for staff: day of the next call, unless the proposal is assigned to a colleague */
            nextCallOn?: string | null;
        };
        StaffMember: {
            /** @description name from the identity token; null if the token had none */
            name: string | null;
            /** @description whether this is the calling user */
            isUser: boolean;
            /** @description in lists: id to filter by (`assignee`) */
            id?: string | null;
        };
        ListAbilities: {
            /** @description values for `pageSize` */
            pageSizes: number[];
            /** @description values for `sort` */
            sorts: string[];
            /** @description whether the list supports `search` */
            searchesNames: boolean;
            /** @description whether the list supports `waitsFor` */
            filtersByActor: boolean;
            /** @description whether the list supports `pastTarget` */
            filtersByTarget: boolean;
            /** @description whether the list supports `signedFrom` */
            filtersBySignature?: boolean | null;
            /** @description whether the list supports `paymentUntil` */
            filtersByPayment?: boolean | null;
            /** @description whether the list supports `paidToPointOfSale` */
            filtersByPayee?: boolean | null;
            /** @description whether the list supports `signedUntil`, `inscribedFrom`, `inscribedUntil`, `sentBackDocument` and `sentBackFrom` */
            filtersByEvent?: boolean | null;
            /** @description whether the list supports `assignedTo` and, where items have `assignee.id`, `assignee` */
            filtersByAssignee?: boolean | null;
        };
        CountProposalsAnswer: {
            count: number;
            /** @description whether there are more */
            capped: boolean;
        };
        BoardAnswer: {
            stages: {
                /** @description active phase for get_proposals; null for finished proposals */
                phase: string | null;
                /**
                 * @description status for get_proposals
                 * @enum {string}
                 */
                status: "A" | "E";
                /** @description number of proposals in the stage */
                count: number;
                /** @description whether there are more than `count` */
                capped: boolean;
                /** @description days within which a proposal should leave the stage; null without a target */
                targetDays: number | null;
                /** @description counted proposals that have been in the stage for longer; null without a target */
                olderThanTarget: number | null;
                /** @description median days that the latest finished proposals spent in the stage; null if too few have finished */
                medianDays?: number | null;
            }[];
            /** @description the last twelve weeks, oldest first */
            weeks: {
                /** @description proposals created in that time */
                approved: number;
                /** @description contracts with all signatures in that time */
                signed: number;
                /** @description pledges inscribed in that time */
                inscribed: number;
                /** @description pesos of the loans signed */
                placed?: number | null;
                /**
                 * Format: date
                 * @description Monday of the week, in Argentina
                 */
                week: string;
            }[];
            /** @description totals of the same weeks by point of sale; null for proposals without one */
            pointsOfSale: {
                /** @description proposals created in that time */
                approved: number;
                /** @description contracts with all signatures in that time */
                signed: number;
                /** @description pledges inscribed in that time */
                inscribed: number;
                /** @description pesos of the loans signed */
                placed?: number | null;
                code: string | null;
                business_name: string | null;
            }[];
            /** @description the proposals approved in each group of four weeks, oldest first, and their progress so far */
            cohorts?: {
                /**
                 * Format: date
                 * @description Monday of the first of the four weeks
                 */
                week: string;
                /** @description proposals created in that time */
                approved: number;
                /** @description proposals of these that are signed so far */
                signed: number;
                /** @description proposals of these whose pledge is inscribed so far */
                inscribed: number;
            }[] | null;
            /** @description documents sent back in the same weeks by kind, most frequent first */
            sentBackDocuments: {
                type: string;
                label: string;
                /** @description proposals with such a document sent back */
                count: number;
                /** @description the three most frequent reasons */
                reasons?: {
                    reason: string;
                    /** @description number of proposals */
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
                /** @description code of /branches if the taxpayer is a dealer of the bank */
                pointOfSale?: string | null;
            };
        };
        IdentityCheckAnswer: {
            proposal?: string | null;
            personType?: ("OWNER" | "CO_OWNER") | null;
            /**
             * @description result; repeat the call while it is PENDING
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
            /** @description whether this device first has to enter a code sent to the co-owner's phone (`validateCode` with isReturnProposal) */
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
            /** @description CFTEA of the loan with the policy; null without a policy */
            cfteaWithInsurance: number | null;
            calculatedValueDTO: components["schemas"]["CalculatedValue"];
            /** @description null once a policy is chosen */
            insuranceEstimate?: components["schemas"]["InsuranceEstimateAnswer"] | null;
            /** @description omitted once the contract is signed */
            paymentWindow?: components["schemas"]["PaymentWindow"] | null;
            /** @description the co-owner's first name */
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
            /** @description the loan that the co-owner accepted, if the owner has changed it since and it has to be accepted again */
            acceptedBefore?: {
                vehicle: string;
                mode: components["schemas"]["IndexerType"];
                /** @description amount of the loan */
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
            /** @description day on which the bank will probably pay an open proposal; null if unknown */
            expectedPaymentOn?: string | null;
            /** @description day of the payment, from which instalments run; null before the payment */
            paidOn?: string | null;
        };
        ResendCoOwnerLinkAnswer: {
            /** @constant */
            requested: true;
        };
        DocumentationAnswer: {
            documents: {
                /** @description name for generate-document */
                documentName: components["schemas"]["GeneratedDocumentName"];
                title: string;
                /** @description paths of the missing data, such as vehicle.chassis; empty if the document is available */
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
             * @description CREATED: awaits signatures; APPROVAL_PENDING: all have signed
             * @enum {string}
             */
            status: "CREATED" | "APPROVAL_PENDING" | "NOT_CREATED";
            /** @description whether the contract exists */
            initiated: boolean;
            /** @description last answer; null before the first */
            confirmed: boolean | null;
            /** @description why the contract was not confirmed */
            reason: string | null;
            /** @description SHA-256 of the signed terms */
            hash: string | null;
            /** @description time of the last signature; null until all have signed */
            signedAt: string | null;
            /** @description status id of the Vivere flow */
            vivereStatus: number;
            /** @description figures of the accepted summary and of the unsigned contract, if they differ */
            figuresChanged?: {
                before: {
                    calculatedValueDTO: components["schemas"]["CalculatedValue"];
                    installments: components["schemas"]["ScheduleRow"][];
                    /** @description CFTEA of the loan with the policy; null without a policy */
                    cfteaWithInsurance: number | null;
                };
                now: {
                    calculatedValueDTO: components["schemas"]["CalculatedValue"];
                    installments: components["schemas"]["ScheduleRow"][];
                    /** @description CFTEA of the loan with the policy; null without a policy */
                    cfteaWithInsurance: number | null;
                };
            } | null;
            /** @description signatures in order; omitted by a bank with one signer */
            signatures?: {
                /** @enum {string} */
                personType: "OWNER" | "CO_OWNER";
                name: string;
                /** Format: date-time */
                signedAt: string;
                /** @description id of the preceding identity check */
                biometryId: string;
            }[] | null;
            /** @description borrowers who have yet to sign; omitted by a bank with one signer */
            pendingSigners?: ("OWNER" | "CO_OWNER")[] | null;
            /** @description whether a signature requires a code sent to the signer's phone */
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
                /** @description heading; null for the text before the first one */
                title: string | null;
                /** @description plain-language summary */
                summary: string | null;
                texts: string[];
                facts: {
                    term: string;
                    value: string;
                }[];
                /** @description column labels of the table; empty without a table */
                head: string[];
                rows: string[][];
            }[];
        };
        SignatureAnswer: {
            /** @description whether all have signed */
            signed: boolean;
            /** @description time of the last signature; null until all have signed */
            signedAt: string | null;
            /** @description id of the preceding identity check */
            biometryId: string | null;
            /** @description SHA-256 of the signed terms */
            hash: string | null;
            /**
             * @description CREATED: awaits signatures; APPROVAL_PENDING: all have signed
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
            /** @description whether set_bio_validated accepted an approved check */
            bioValidated: boolean;
            /** @description stored photos */
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
            /** @description stored photos to review by hand, such as a front whose barcode could not be read */
            toReview?: ("selfie" | "front" | "back")[] | null;
            /** @description the provider's number of the check; null before the check */
            processNumber: string | null;
            /** @description whether the identity was checked in the Vivere flow */
            vivere: boolean;
            /** @description name of the verifier */
            verifier?: string | null;
            /** @description whether the verifier does not compare faces with documents */
            isStandIn: boolean;
            /** @description when the photos were deleted at the end of their retention */
            imagesDeletedAt: string | null;
        };
        GetOutreachAnswer: {
            /** @description null if the bank cannot send a link to anybody who has to act */
            reminder: {
                /**
                 * @description party that has to act
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
                /** @description Optional: when another one may be sent; null for now */
                nextAt?: string | null;
            } | null;
            /** @description Optional: one for each party that has to act; the first is `reminder` */
            reminders?: {
                /**
                 * @description party that has to act
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
                /** @description Optional: when another one may be sent; null for now */
                nextAt?: string | null;
            }[] | null;
            /** @description Optional: why there is no reminder. PHONE_NOT_VALIDATED: the owner's phone is not validated; CO_OWNER_REFUSED: the co-owner declined; EXPIRED: the proposal is past its last day; null for another reason and with reminders */
            noReminder?: ("PHONE_NOT_VALIDATED" | "CO_OWNER_REFUSED" | "EXPIRED") | null;
            /** @description whether `contact` returns the applicant's phone and email to a seller */
            contactVisible: boolean;
            /** @description Optional: the newest link sent to the vehicle's seller, without its key; null if none was sent */
            sellerLink?: {
                /**
                 * @description OPENED: the seller opened this link or an earlier one and can still act
                 * @enum {string}
                 */
                state: "SENT" | "OPENED" | "EXPIRED";
                /** Format: date-time */
                sentAt: string;
                /**
                 * Format: date-time
                 * @description when the link can no longer be opened for the first time
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
             * @description time that the bank records with the user
             */
            seenAt: string;
        };
        SendReminderAnswer: {
            /** @description null if the bank cannot send a link to anybody who has to act */
            reminder: {
                /**
                 * @description party that has to act
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
                /** @description Optional: when another one may be sent; null for now */
                nextAt?: string | null;
            } | null;
        };
        FollowUpAnswer: {
            /** @description assignee; null if nobody is assigned */
            assignee: components["schemas"]["StaffMember"] | null;
            /** @description Optional: when the proposal was assigned */
            assignedAt?: string | null;
            /** @description day of the next call */
            nextOn: string | null;
            /** @description newest first, at most 100 */
            notes: {
                id: string;
                text: string;
                author: components["schemas"]["StaffMember"];
                /** Format: date-time */
                writtenAt: string;
            }[];
            /** @description acts of sellers, newest first, at most 100 */
            history: {
                id: string;
                /**
                 * @description TAKEN, LEFT: assigned or unassigned themselves; CALL_SET, CALL_CLEARED: set or removed the day of the next call; CANCELLED: cancelled the proposal for the owner; CONTACT_SEEN: saw the owner's phone and email; REMINDED: sent the link of the active step; SELLER_LINK_SENT: sent the seller's link; PHONE_CHANGED, EMAIL_CHANGED: changed the owner's phone or email
                 * @enum {string}
                 */
                kind: "TAKEN" | "LEFT" | "CALL_SET" | "CALL_CLEARED" | "CANCELLED" | "CONTACT_SEEN" | "REMINDED" | "SELLER_LINK_SENT" | "PHONE_CHANGED" | "EMAIL_CHANGED";
                by: components["schemas"]["StaffMember"];
                /** @description party concerned; null if the act concerns the proposal */
                party: ("OWNER" | "CO_OWNER" | "SELLER") | null;
                /** @description masked recipient of a message, or masked new contact */
                maskedRecipient: string | null;
                /** @description Optional: previous assignee, for TAKEN */
                from?: components["schemas"]["StaffMember"] | null;
                /** @description Optional: the new day, for CALL_SET */
                nextOn?: string | null;
                /** Format: date-time */
                at: string;
            }[];
            /** @description whether the user may change the follow-up */
            writable: boolean;
        };
        RevocationAnswer: {
            /** @description number of the receipt */
            number: string;
            /** Format: date-time */
            requestedAt: string;
            /** @description whether a code sent to the stored phone can confirm the request; does not depend on whether one was sent */
            confirmable?: true | null;
        };
        ConfirmRevocationAnswer: {
            /** @constant */
            confirmed: true;
        };
        PersonalDataAnswer: {
            /** @description number of the receipt */
            number: string;
            /** Format: date-time */
            requestedAt: string;
            /**
             * Format: date
             * @description last day for the answer
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
            /** @description consents of the applicant; not stored if a seller enters the simulation, because the applicant gives them with the code */
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
                /** @description area code without the leading 0 */
                areaCode: string;
                /** @description number without the 15; ten digits with the area code */
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
            /** @description relationship of the co-owner to the owner: code of get_relationships */
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
            /** @description price that the buyer pays */
            purchaseValue: number;
            /**
             * @description always false, because taxis get no loan
             * @constant
             */
            taxi: false;
            /** Format: uuid */
            ownerId?: string;
        };
        FuelYearInput: {
            /** @description model year */
            year: number;
            /** @description price; 0 if only the type is known */
            price: number;
            zeroKm: boolean;
            /** @description whether the agreement accepts the year */
            valid: boolean;
        };
        Consent: {
            /**
             * @description PERSONAL_DATA: treatment of personal data; TERMS: terms and conditions
             * @enum {string}
             */
            kind: "PERSONAL_DATA" | "TERMS";
            /** @description version of the displayed text, such as 2026-11 */
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
            /** @description TRD by default */
            selectedMode?: components["schemas"]["IndexerType"];
            /** @description same as selectedMode, which takes precedence */
            indexerCode?: components["schemas"]["IndexerType"];
            /**
             * Format: uuid
             * @description uuid of the simulation; without it, the figures are indicative
             */
            uuid?: string;
            /** @description day of the month */
            dueDate?: number;
            /** @description for indicative figures only; the standard 0KM agreement by default */
            agreementId?: number;
            couponId?: string;
            /** @description percent per month, for projectedTotal */
            assumedMonthlyInflation?: number;
        };
        PersonDetailsBody: {
            /** @description number of the DNI, digits only */
            dni: string;
            gender: components["schemas"]["GenderCode"];
            metrics?: components["schemas"]["Metrics"];
        };
        GenerateCodeBody: {
            /** Format: uuid */
            idProposal: string;
            /**
             * @description whether the code is for continuing the proposal on another device
             * @default false
             */
            isReturnProposal?: boolean;
            /**
             * @description party of the call; the owner by default
             * @default OWNER
             * @enum {string}
             */
            personType?: "OWNER" | "CO_OWNER";
            /**
             * @description SIGNATURE for signing the contract
             * @constant
             */
            purpose?: "SIGNATURE";
        };
        CorrectPhoneBody: {
            cellPhone: {
                /** @description area code without the leading 0 */
                areaCode: string;
                /** @description number without the 15; ten digits with the area code */
                number: string;
            };
            /** @description code sent to the new phone; required if the earlier phone was validated */
            code?: string;
        };
        PhoneCodeBody: {
            cellPhone: {
                /** @description area code without the leading 0 */
                areaCode: string;
                /** @description number without the 15; ten digits with the area code */
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
             * @description party of the call; the owner by default
             * @default OWNER
             * @enum {string}
             */
            personType?: "OWNER" | "CO_OWNER";
            /** @description consents of a person who has not given them yet */
            consents?: components["schemas"]["Consent"][];
        };
        ConsentRequestBody: {
            /** Format: uuid */
            idProposal: string;
            /** @description key of the link in the message with a code */
            key: string;
        };
        OwnerBody: {
            street: string;
            /** @description street number */
            number: number;
            /** @description empty if there is none */
            floor: string;
            /** @description empty if there is none */
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
            /** @description whether the person is married and the spouse takes no part in the loan */
            nonParticipantSpouse: boolean;
            /** Format: uuid */
            idProposal: string;
        };
        PersonAdditional: {
            street: string;
            /** @description street number */
            number: number;
            /** @description empty if there is none */
            floor: string;
            /** @description empty if there is none */
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
            /** @description whether the person is married and the spouse takes no part in the loan */
            nonParticipantSpouse: boolean;
        };
        SellerBody: {
            /** Format: uuid */
            proposalId: string;
            physicalPerson?: components["schemas"]["PhysicalSellerInput"];
            legalPerson?: components["schemas"]["LegalSellerInput"];
            /** @description only a phone or email; the seller enters the rest */
            contact?: components["schemas"]["SellerContactInput"];
            /** @description code of a dealer of /branches, whose data the bank has */
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
                /** @description area code without the leading 0 */
                areaCode: string;
                /** @description number without the 15; ten digits with the area code */
                number: string;
            };
        };
        LegalSellerInput: {
            businessName: string;
            /** @description eleven digits */
            cuit: string;
            email: string;
            cellPhone: {
                /** @description area code without the leading 0 */
                areaCode: string;
                /** @description number without the 15; ten digits with the area code */
                number: string;
            };
        };
        SellerContactInput: {
            email?: string;
            cellPhone?: {
                /** @description area code without the leading 0 */
                areaCode: string;
                /** @description number without the 15; ten digits with the area code */
                number: string;
            };
        };
        UpdateSellerBody: {
            physicalPerson?: components["schemas"]["PhysicalSellerInput"];
            legalPerson?: components["schemas"]["LegalSellerInput"];
            fuelYear?: number;
            /** @description false: the seller rejects the data; true by default */
            hasDataValidated?: boolean;
        };
        TypesBody: {
            couponId?: string;
        };
        BrandsBody: {
            /** @description code of get_types */
            code: string;
            agreementId?: number;
        };
        ModelsBody: {
            /** @description code of get_types */
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
            /** @description code of get_types */
            code: string;
            agreementId?: number;
        };
        UpdateVehicleBody: {
            brandName?: string;
            modelName?: string;
            /** @description license plate; omitted for a new vehicle */
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
                 * @description uuid of the simulation
                 */
                uuid: string;
            };
            simulation: {
                /** @description day of the month */
                dueDate: number;
                financedAmount: number;
                /** @description matrixCode of ratesProductViewDTOList */
                matrixCode: string;
                /** @description months, within the offer's limits */
                terms: number;
            };
        };
        UpdateProposalBody: {
            summaryAccepted?: {
                /** @description version of the displayed summary */
                textVersion: string;
            };
            simulation?: {
                /** @description day of the month */
                dueDate: number;
                financedAmount: number;
                /** @description matrixCode of ratesProductViewDTOList */
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
             * @description Optional: limits the search to this proposal of the DNI
             */
            proposalUuid?: string;
        };
        UploadBody: {
            data: {
                type: string;
                fileIds: string[];
            }[];
            /** @description whether the vehicle's seller uploads the files */
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
            /** @description key of a link that was sent */
            key: string;
        };
        ConfirmBody: {
            confirmed: boolean;
            /** @description why the person does not confirm */
            reason?: string;
            /** @description hash of the contract whose figures the signer saw and accepted */
            acceptedHash?: string;
            /**
             * @description party of the call; the owner by default
             * @default OWNER
             * @enum {string}
             */
            personType?: "OWNER" | "CO_OWNER";
            /** @description code sent to the signer's phone with the purpose SIGNATURE */
            code?: string;
        };
        SetBioValidatedBody: {
            /** Format: uuid */
            proposalId: string;
            /** @description true requires the approval of the verifier */
            bioValidated: boolean;
            /**
             * @description party of the call; the owner by default
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
             * @description party of the call; the owner by default
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
             * @description party of the call; the owner by default
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
            /** @description DNI number in the front's barcode, read on the person's device. A number other than the borrower's is refused; without a number, the front is reviewed by hand */
            frontDocument?: string;
            /**
             * @description party of the call; the owner by default
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
            /** @description version of the accepted terms */
            textVersion?: string;
        };
        FollowUpBody: {
            /** @description true: assigns the proposal to the user; false: unassigns the user */
            assigned?: boolean;
            /**
             * Format: date-time
             * @description assignedAt of the assignment that the user saw; required to take the proposal from a colleague, so that nobody takes it from a colleague unknowingly
             */
            knownAssignedAt?: string;
            /** @description day of the next call, from today to a year ahead; null removes it. Setting it assigns an unassigned proposal to the user */
            nextOn?: string | null;
            note?: string;
        };
        RevocationBody: {
            /** @description number of the DNI, digits only */
            document: string;
            gender: components["schemas"]["GenderCode"];
            proposalNumber?: number;
            /** @description where the bank sends the answer: an email address or a phone */
            contact: string;
        };
        ConfirmRevocationBody: {
            /** @description number of the receipt */
            number: string;
            /** @description code sent to the stored phone */
            code: string;
        };
        PersonalDataBody: {
            /**
             * @description COPY: a copy of all data that the bank has about the person
             * @enum {string}
             */
            kind: "COPY" | "ERASURE";
            /** @description number of the DNI, digits only */
            document: string;
            gender: components["schemas"]["GenderCode"];
            /** @description where the bank sends the answer: an email address or a phone */
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
                /** @description uuid of the applicant's simulation, which determines vehicle, rates and driver */
                uuid?: string;
                /** @description vehicle type; a car by default */
                vehicleType?: string;
                /** @description value of the vehicle in pesos; required without uuid */
                value?: number;
                /** @description whether the vehicle is new; required without uuid */
                zeroKm?: "true" | "false";
                /** @description model year of a used vehicle; an assumed age by default */
                year?: number;
                /** @description province; an assumed one by default */
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
                /** @description province where the vehicle is registered; an assumed one by default */
                provinceId?: number;
                /** @description value of the vehicle in pesos */
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
                /** @description uuid of the applicant's simulation */
                uuid: string;
                financedAmount: number;
                selectedTerm: number;
                selectedMode?: components["schemas"]["IndexerType"];
                dueDate?: number;
                /** @description capital in pesos; an amount of `owed` or more settles the loan */
                prepaidAmount: number;
                /** @description number of the instalment with which it is paid: 1 to the last but one */
                afterInstallment: number;
                /** @description the borrower's choice: a shorter term, or lower instalments in the same term */
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
    getCertificate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description certificateId of a simulation or proposal; random, and the only proof of its holder */
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
                    "application/json": components["schemas"]["CertificateAnswer"];
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
                    /** @description key of a link that was sent */
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
                /** @description capital in pesos; an amount of `owed` or more settles the loan */
                prepaidAmount: number;
                /** @description number of the instalment with which it is paid: 1 to the last but one */
                afterInstallment: number;
                /** @description the borrower's choice: a shorter term, or lower instalments in the same term */
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
                /** @description omitted for all points of sale of the user, never for all proposals */
                pointOfSale?: string;
                flowPhaseStatus?: components["schemas"]["PhaseStatus"];
                /** @description the active phase; with flowPhaseStatus FINALIZED, the last finalized phase, with PENDING, the next one */
                flowPhase?: "OWNER" | "INSURANCE" | "SELLER" | "BIOMETRIA" | "CONCIERGE" | "REGISTRO_PRENDA" | "REGISTRO_PRENDA_INSCRIPTA" | "RE_LOAD_DOCUMENTATION";
                ignoreStatus?: "canceled";
                /** @description 'canceled' includes C and X */
                status?: components["schemas"]["FlowStatus"] | "canceled";
                documentNumber?: string;
                /** @description the active phase, as in `phase` of the items */
                phaseId?: "OWNER" | "INSURANCE" | "SELLER" | "BIOMETRIA" | "CONCIERGE" | "REGISTRO_PRENDA" | "REGISTRO_PRENDA_INSCRIPTA" | "RE_LOAD_DOCUMENTATION";
                /** @description lastKey of the previous page, with the same filters */
                lastKey?: string;
                /** @description first day, in Argentina */
                startDate?: string;
                /** @description last day, in Argentina */
                endDate?: string;
                /** @description 10, 25, 50, 100; 10 without it */
                pageSize?: number;
                /** @description NEWEST by default; LONGEST_IN_STAGE lists only open proposals; LARGEST: by amount, largest first; NAME: by first name and surname; NEXT_PAYMENT lists only open proposals with an `expectedPaymentOn` within a year, earliest first */
                sort?: "NEWEST" | "OLDEST" | "LONGEST_IN_STAGE" | "LARGEST" | "NAME" | "NEXT_PAYMENT";
                /** @description words with which the name of the applicant or of the seller, or the vehicle, begins; a plate or proposal number or part of one; the first eight digits of a uuid, or four after `ID`; or a DNI, CUIL or phone. All words must match; at least two characters */
                search?: string;
                /** @description the party that has to act now */
                waitsFor?: "HOLDER" | "SELLER" | "BANK" | "REGISTRY";
                /** @description open proposals that have been in their stage for more than its `targetDays`, in Argentina's days */
                pastTarget?: "true";
                /** @description proposals whose contract got its last signature on or after this day, in Argentina's time */
                signedFrom?: string;
                /** @description open proposals whose `expectedPaymentOn` is this day or earlier */
                paymentUntil?: string;
                /** @description proposals whose vehicle is sold by their own point of sale, to which the bank pays the loan */
                paidToPointOfSale?: "true";
                /** @description proposals whose contract got its last signature on or before this day */
                signedUntil?: string;
                /** @description proposals whose pledge was inscribed on or after this day, in Argentina's time */
                inscribedFrom?: string;
                /** @description proposals whose pledge was inscribed on or before this day */
                inscribedUntil?: string;
                /** @description proposals with a document of this kind sent back */
                sentBackDocument?: string;
                /** @description proposals with a document sent back on or after this day, in Argentina's time */
                sentBackFrom?: string;
                /** @description for staff: proposals assigned to the user, to a colleague, or to nobody */
                assignedTo?: "ME" | "COLLEAGUE" | "NOBODY";
                /** @description for staff: proposals assigned to the person with this `assignee.id` */
                assignee?: string;
                /** @description proposals assigned to the user with the next call on this day or earlier */
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
                /** @description omitted for all points of sale of the user, never for all proposals */
                pointOfSale?: string;
                flowPhaseStatus?: components["schemas"]["PhaseStatus"];
                /** @description the active phase; with flowPhaseStatus FINALIZED, the last finalized phase, with PENDING, the next one */
                flowPhase?: "OWNER" | "INSURANCE" | "SELLER" | "BIOMETRIA" | "CONCIERGE" | "REGISTRO_PRENDA" | "REGISTRO_PRENDA_INSCRIPTA" | "RE_LOAD_DOCUMENTATION";
                ignoreStatus?: "canceled";
                /** @description 'canceled' includes C and X */
                status?: components["schemas"]["FlowStatus"] | "canceled";
                documentNumber?: string;
                /** @description the active phase, as in `phase` of the items */
                phaseId?: "OWNER" | "INSURANCE" | "SELLER" | "BIOMETRIA" | "CONCIERGE" | "REGISTRO_PRENDA" | "REGISTRO_PRENDA_INSCRIPTA" | "RE_LOAD_DOCUMENTATION";
                /** @description first day, in Argentina */
                startDate?: string;
                /** @description last day, in Argentina */
                endDate?: string;
                /** @description words with which the name of the applicant or of the seller, or the vehicle, begins; a plate or proposal number or part of one; the first eight digits of a uuid, or four after `ID`; or a DNI, CUIL or phone. All words must match; at least two characters */
                search?: string;
                /** @description the party that has to act now */
                waitsFor?: "HOLDER" | "SELLER" | "BANK" | "REGISTRY";
                /** @description open proposals that have been in their stage for more than its `targetDays`, in Argentina's days */
                pastTarget?: "true";
                /** @description proposals whose contract got its last signature on or after this day, in Argentina's time */
                signedFrom?: string;
                /** @description open proposals whose `expectedPaymentOn` is this day or earlier */
                paymentUntil?: string;
                /** @description proposals whose vehicle is sold by their own point of sale, to which the bank pays the loan */
                paidToPointOfSale?: "true";
                /** @description proposals whose contract got its last signature on or before this day */
                signedUntil?: string;
                /** @description proposals whose pledge was inscribed on or after this day, in Argentina's time */
                inscribedFrom?: string;
                /** @description proposals whose pledge was inscribed on or before this day */
                inscribedUntil?: string;
                /** @description proposals with a document of this kind sent back */
                sentBackDocument?: string;
                /** @description proposals with a document sent back on or after this day, in Argentina's time */
                sentBackFrom?: string;
                /** @description for staff: proposals assigned to the user, to a colleague, or to nobody */
                assignedTo?: "ME" | "COLLEAGUE" | "NOBODY";
                /** @description for staff: proposals assigned to the person with this `assignee.id` */
                assignee?: string;
                /** @description proposals assigned to the user with the next call on this day or earlier */
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
                /** @description omitted for all points of sale of the user */
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
                    /** @description reason that the owner can read */
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
                     * @description party of the call; the owner by default
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
                     * @description party of the call; the owner by default
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
                /** @description party of the call; the owner by default */
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
                /** @description party of the call; the owner by default */
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
                /** @description party of the call; the owner by default */
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
                     * @description party of the call; the owner by default
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
                     * @description party of one of the reminders; the first one by default
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
  getCertificate: {"method":"GET","path":"/ext/certificates/{id}","writes":false,"answer":"CertificateAnswer"},
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
