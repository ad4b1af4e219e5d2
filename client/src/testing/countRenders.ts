/** The part of React's fiber tree that the counter reads. */
type Fiber = {
  type: unknown;
  flags: number;
  child: Fiber | null;
  sibling: Fiber | null;
  alternate: Fiber | null;
};

/** React's flag on fibers that rendered. */
const PERFORMED_WORK = 1;

const counts = new Map<unknown, number>();

function visit(fiber: Fiber): void {
  if ((fiber.flags & PERFORMED_WORK) !== 0) counts.set(fiber.type, (counts.get(fiber.type) ?? 0) + 1);
  // A fiber that did not render keeps its children.
  if (fiber.child === fiber.alternate?.child) return;
  for (let child = fiber.child; child !== null; child = child.sibling) {
    if (child !== child.alternate) visit(child);
  }
}

// Must be set before react-dom loads, because React reads it then.
Reflect.set(globalThis, '__REACT_DEVTOOLS_GLOBAL_HOOK__', {
  supportsFiber: true,
  inject: () => 1,
  checkDCE: () => undefined,
  onCommitFiberUnmount: () => undefined,
  onCommitFiberRoot: (_id: number, root: { current: Fiber }) => visit(root.current),
});

/** Returns how often a component has rendered since `forgetRenders`. */
export const rendersOf = (component: unknown): number => counts.get(component) ?? 0;

export const forgetRenders = (): void => counts.clear();
