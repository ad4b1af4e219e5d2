import type { Flow, FlowEvent, FlowStatus, PhaseStatus } from '../domain/flow/machine.ts';
import type { PhaseName } from '../domain/flow/table.ts';

type Task = { phase: PhaseName; step: string; event: FlowEvent['type']; done: boolean };

const task = (phase: PhaseName, step: string, event: FlowEvent['type']): Task => ({
  phase,
  step,
  event,
  done: false,
});

const isOver = (tasks: readonly Task[]): boolean => tasks.every(({ done }) => done);

/**
 * A second, simpler model of the state machine for tests (docs/domain.md#the-state-machine), with rules instead of a
 * table: an ordered list of steps, and lists for the gestor and for documents sent back.
 */
export class EventModel {
  private tasks: Task[];
  private gestor: Task[] = [];
  private sentBack: Task[] = [];
  private status: FlowStatus = 'A';

  constructor(hasCoOwner: boolean) {
    this.tasks = [
      task('OWNER', 'address', 'ownerSaved'),
      ...(hasCoOwner ? [task('OWNER', 'addressCoOwner', 'coOwnerSaved')] : []),
      task('OWNER', 'validateCode', 'codeValidated'),
      ...(hasCoOwner ? [task('OWNER', 'validateCodeCoOwner', 'coOwnerCodeValidated')] : []),
      task('INSURANCE', 'load', 'insuranceChosen'),
      task('INSURANCE', 'sendLoanSummary', 'summaryAccepted'),
      task('SELLER', 'load', 'sellerSaved'),
      task('SELLER', 'uploadDocumentation', 'documentationUploaded'),
      task('SELLER', 'validateDocumentation', 'documentationValidated'),
      task('SELLER', 'confirmData', 'dataConfirmed'),
      task('BIOMETRIA', 'createFormalization', 'formalizationCreated'),
      task('BIOMETRIA', 'saveAccount', 'accountSaved'),
      task('REGISTRO_PRENDA', 'presented', 'pledgePresented'),
      task('REGISTRO_PRENDA_INSCRIPTA', 'closePrendaInscripta', 'pledgeInscribed'),
    ];
  }

  private get next(): Task | undefined {
    return this.tasks.find(({ done }) => !done);
  }

  private is(...phases: readonly PhaseName[]): boolean {
    return this.next !== undefined && phases.includes(this.next.phase);
  }

  /** Returns the event that finishes the active step. */
  onward(accountChosen: boolean): FlowEvent {
    const waiting = this.sentBack.find(({ done }) => !done);
    if (waiting) return { type: 'documentReloaded', document: waiting.step };
    const type = this.next?.event ?? 'ownerSaved';
    if (type === 'dataConfirmed') return { type, accountChosen };
    if (type === 'documentsSentBack' || type === 'documentReloaded') throw new Error('not of the way');
    return { type };
  }

  /** Applies the event if legal; returns whether it was. */
  takes(event: FlowEvent): boolean {
    if (this.status !== 'A') return false;
    const { type } = event;
    if (type === 'cancelledByBank') return this.end('X');
    if (type === 'cancelled' || type === 'expired') {
      const isUnderWay = this.is('REGISTRO_PRENDA', 'REGISTRO_PRENDA_INSCRIPTA');
      return !isUnderWay && this.end(type === 'cancelled' ? 'C' : 'X');
    }
    if (type === 'conciergeRequested') return this.askForGestor();
    if (type === 'conciergeContacted' || type === 'appointmentMade') {
      const due = this.gestor.find(({ done }) => !done);
      if (due?.event !== type) return false;
      due.done = true;
      return true;
    }
    if (type === 'documentsSentBack') return this.sendBack(event.documents);
    if (type === 'documentReloaded') return this.reload(event.document);
    if (this.sentBack.length > 0) return false;
    if (type === 'termsChanged') return this.changeTerms();
    return type === 'coOwnerAdded' ? this.addCoOwner() : this.answer(event);
  }

  private askForGestor(): boolean {
    if (this.gestor.length > 0) return false;
    this.gestor = [
      task('CONCIERGE', 'contact', 'conciergeContacted'),
      task('CONCIERGE', 'appointment', 'appointmentMade'),
    ];
    return true;
  }

  private reload(document: string): boolean {
    const asked = this.sentBack.find(({ step }) => step === document);
    if (!asked) return false;
    asked.done = true;
    if (isOver(this.sentBack)) this.sentBack = [];
    return true;
  }

  private addCoOwner(): boolean {
    if (!this.is('OWNER') || this.tasks.some(({ step }) => step === 'addressCoOwner')) return false;
    this.tasks.splice(2, 0, task('OWNER', 'validateCodeCoOwner', 'coOwnerCodeValidated'));
    this.tasks.splice(1, 0, task('OWNER', 'addressCoOwner', 'coOwnerSaved'));
    return true;
  }

  /** The quote or policy changed, so an accepted summary must be accepted again. */
  private changeTerms(): boolean {
    if (!this.is('OWNER', 'INSURANCE', 'SELLER')) return false;
    for (const one of this.tasks) if (one.event === 'summaryAccepted') one.done = false;
    return true;
  }

  private end(status: FlowStatus): boolean {
    this.status = status;
    return true;
  }

  private sendBack(documents: readonly string[]): boolean {
    const isUploaded = this.tasks.some(({ event, done }) => event === 'documentationUploaded' && done);
    if (!isUploaded || documents.length === 0 || this.is('INSURANCE')) return false;
    this.sentBack = this.sentBack.filter(({ step }) => !documents.includes(step));
    for (const name of new Set(documents)) {
      this.sentBack.push(task('RE_LOAD_DOCUMENTATION', name, 'documentReloaded'));
    }
    return true;
  }

  private answer(event: FlowEvent): boolean {
    const own = this.tasks.find((candidate) => candidate.event === event.type);
    if (!own) return false;
    if (event.type === 'accountSaved') {
      if (this.is('SELLER')) return true;
      if (!this.is('BIOMETRIA')) return false;
    } else if (event.type === 'coOwnerCodeValidated' && this.next?.event === 'codeValidated') {
      // The co-owner may validate before the owner, but only once.
      if (own.done) return false;
    } else if (own !== this.next) {
      const isLocked = ['codeValidated', 'coOwnerCodeValidated', 'summaryAccepted'].includes(event.type);
      const isEdit = own.done && !isLocked && this.is('OWNER', 'INSURANCE', 'SELLER');
      return isEdit && event.type === 'insuranceChosen' ? this.changeTerms() : isEdit;
    }
    own.done = true;
    if (event.type === 'dataConfirmed' && event.accountChosen) {
      for (const later of this.tasks) if (later.event === 'accountSaved') later.done = true;
    }
    if (event.type === 'pledgeInscribed') this.status = 'E';
    return true;
  }

  /** Returns the flow that the machine must have. */
  expected(): Flow {
    const phases = [...new Set(this.tasks.map(({ phase }) => phase))];
    const lists = phases.map((name) => this.tasks.filter(({ phase }) => phase === name));
    const at = lists.findIndex((list) => !isOver(list));
    const flowPhase = lists.map((list, index) => {
      let status: PhaseStatus = index < at ? 'FINALIZED' : 'PENDING';
      if (at === -1) status = index === lists.length - 1 ? 'ACTIVE' : 'FINALIZED';
      if (index === at && this.sentBack.length === 0) status = 'ACTIVE';
      return shown(list, status);
    });
    if (this.sentBack.length > 0) flowPhase.splice(at, 0, shown(this.sentBack, 'ACTIVE'));
    if (this.gestor.length > 0) {
      const biometry = flowPhase.findIndex(({ name }) => name === 'BIOMETRIA');
      flowPhase.splice(biometry + 1, 0, shown(this.gestor, isOver(this.gestor) ? 'FINALIZED' : 'ACTIVE'));
    }
    return { status: this.status, flowPhase };
  }
}

function shown(list: readonly Task[], status: PhaseStatus): Flow['flowPhase'][number] {
  const active = status === 'ACTIVE' ? list.find(({ done }) => !done) : undefined;
  const steps = list.map((one) => {
    const open: PhaseStatus = one === active ? 'ACTIVE' : 'PENDING';
    return { name: one.step, status: one.done ? ('FINALIZED' as const) : open };
  });
  return { name: list[0]?.phase ?? 'OWNER', status, steps };
}
