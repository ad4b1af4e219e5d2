import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Node, TypeAliasDeclaration } from 'typescript/unstable/ast';
import {
  isBindingElement,
  isIdentifier,
  isInterfaceDeclaration,
  isPropertySignatureDeclaration,
  isTypeAliasDeclaration,
} from 'typescript/unstable/ast/is';
import type { Checker, Symbol, Type } from 'typescript/unstable/sync';
import { API, NodeBuilderFlags, SignatureKind, SymbolFlags } from 'typescript/unstable/sync';

const root = fileURLToPath(new URL('..', import.meta.url)).replaceAll('\\', '/');
const src = `${root}src/`;

/** A row of a component's table in Storybook's format. */
type PropRow = {
  name: string;
  description: string;
  type: { name?: string; value?: unknown; required: boolean };
  control?: false | { type: 'text' };
  table: { type: { summary: string; detail?: string }; defaultValue?: { summary: string } };
};

export type ComponentProps = {
  displayName: string;
  description: string;
  rows: Record<string, PropRow>;
  /** The type of the attributes that it accepts besides its own props: 'ButtonHTMLAttributes'. */
  attributes: string[];
};

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const walk = (node: Node, visit: (node: Node) => void): void => {
  visit(node);
  node.forEachChild((child) => walk(child, visit));
};

/** The source file that declares a symbol; none for React's and MUI's. */
const ownNodesOf = ({ declarations }: Symbol): Node[] =>
  declarations
    .filter(({ path }) => path.toLowerCase().startsWith(src.toLowerCase()))
    .map((declaration) => declaration.resolve())
    .filter((node) => node !== undefined);

const isRequired = ({ flags }: Symbol): boolean => (flags & SymbolFlags.Optional) === 0;

/** Our own types in a type, including nested ones. */
const namedIn = (checker: Checker, written: Node, found = new Map<string, TypeAliasDeclaration>()) => {
  walk(written, (node) => {
    if (!isIdentifier(node) || found.has(node.text)) return;
    const symbol = checker.getSymbolAtLocation(node);
    const target = symbol && symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    const declared = target && ownNodesOf(target).find(isTypeAliasDeclaration);
    if (declared === undefined) return;
    found.set(node.text, declared);
    namedIn(checker, declared.type, found);
  });
  return found;
};

/** The literals of a union; none if it has any other member. */
const literalsOf = (type: Type): (string | number)[] => {
  const members = type.isUnionType() ? type.getTypes() : [type];
  const literals = members.filter((member) => member.isStringLiteralType() || member.isNumberLiteralType());
  return literals.length === members.length ? literals.map(({ value }) => value) : [];
};

/** The text of a type in the table. */
const textOf = (checker: Checker, type: Type, written: Node): PropRow['table']['type'] => {
  const summary = oneLine(written.getText());
  const named = namedIn(checker, written);
  const literals = literalsOf(type);
  if (literals.length > 0) {
    const ownWords = oneLine(named.get(summary)?.type.getText() ?? summary);
    const isSpelled = /^['|\d]/.test(ownWords);
    return { summary: isSpelled ? ownWords : literals.map((one) => `'${one}'`).join(' | ') };
  }
  const detail = summary.includes('typeof ')
    ? checker.typeToString(type, written, NodeBuilderFlags.NoTruncation | NodeBuilderFlags.InTypeAlias)
    : [...named.values()].map((declared) => declared.getText()).join('\n\n');
  return { summary, ...(detail !== '' && { detail }) };
};

/** The control for a type; none if it cannot be edited. */
const kindOf = (checker: Checker, type: Type, written: string): Omit<PropRow['type'], 'required'> => {
  const literals = literalsOf(type).toSorted((a, b) => written.indexOf(`${a}`) - written.indexOf(`${b}`));
  if (literals.length > 0) return { name: 'enum', value: literals };
  const single = written.replace(' | null', '');
  if (/^(boolean|string|number)$/.test(single)) return { name: single };
  if (checker.getSignaturesOfType(type, SignatureKind.Call).length > 0) return { name: 'function' };
  return /^\{|\[\]$/.test(written) ? { name: 'object', value: {} } : { name: 'other', value: written };
};

const rowOf = (checker: Checker, prop: Symbol, defaults: Map<string, string>): PropRow | undefined => {
  const written = ownNodesOf(prop)
    .filter(isPropertySignatureDeclaration)
    .map(({ type }) => type)
    .find((type) => type !== undefined && type.getText() !== 'undefined');
  const type = checker.getTypeOfSymbol(prop);
  const given = type && checker.getNonNullableType(type);
  if (written === undefined || given === undefined) return undefined;
  const text = textOf(checker, given, written);
  const kind = text.summary === 'ReactNode' ? {} : kindOf(checker, given, text.summary);
  const usual = defaults.get(prop.name);
  return {
    name: prop.name,
    description: oneLine(checker.getDocumentationCommentOfSymbol(prop)),
    type: { ...kind, required: isRequired(prop) },
    ...(text.summary === 'ReactNode' && { control: { type: 'text' } }),
    ...(kind.name === 'other' && { control: false }),
    table: { type: text, ...(usual !== undefined && { defaultValue: { summary: usual } }) },
  };
};

/** The default values where props are destructured, in the component or one of its parts. */
const defaultsIn = (file: Node): Map<string, string> => {
  const defaults = new Map<string, string>();
  walk(file, (node) => {
    if (!isBindingElement(node) || !node.initializer) return;
    const key = node.propertyName ?? node.name;
    if (key) defaults.set(key.getText(), oneLine(node.initializer.getText()));
  });
  return defaults;
};

const componentOf = (checker: Checker, symbol: Symbol): ComponentProps | undefined => {
  const type = checker.getTypeOfSymbol(symbol);
  const signature = type && checker.getSignaturesOfType(type, SignatureKind.Call)[0];
  const declared = ownNodesOf(symbol)[0];
  if (signature === undefined || declared === undefined) return undefined;
  const props = signature.getParameters().length > 0 ? checker.getParameterType(signature, 0) : undefined;
  // A union has several ways to use the component; props required in all of them are required.
  const ways = (props?.isUnionType() ? props.getTypes() : [props]).map((way) =>
    way === undefined ? [] : checker.getPropertiesOfType(way),
  );
  const defaults = defaultsIn(declared.getSourceFile());
  const rows: ComponentProps['rows'] = {};
  const attributes = new Set<string>();
  for (const prop of ways.flat()) {
    if (ownNodesOf(prop).length === 0) {
      const owner = prop.declarations[0]?.resolve()?.parent;
      const name = owner && isInterfaceDeclaration(owner) ? owner.name.text : '';
      if (name.endsWith('HTMLAttributes')) attributes.add(name);
      continue;
    }
    const row = rowOf(checker, prop, defaults);
    if (row === undefined) continue;
    row.type.required = ways.every((way) => way.some((one) => one.name === prop.name && isRequired(one)));
    rows[prop.name] ??= row;
  }
  if (attributes.size > 1) attributes.delete('HTMLAttributes');
  return {
    displayName: symbol.name,
    description: checker.getDocumentationCommentOfSymbol(symbol).trim(),
    rows,
    attributes: [...attributes],
  };
};

/** The props of every component, by file. */
export const readProps = (): Map<string, ComponentProps[]> => {
  const api = new API({ cwd: root });
  try {
    const config = `${root}tsconfig.json`;
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    if (project === undefined) throw new Error(`TypeScript does not open ${config}.`);
    const { checker, program } = project;
    const componentsIn = (file: string): ComponentProps[] => {
      const source = program.getSourceFile(file);
      const module = source && checker.getSymbolAtLocation(source);
      return (module ? checker.getExportsOfModule(module) : [])
        .filter(({ name }) => /^[A-Z]/.test(name))
        .map((symbol) => componentOf(checker, symbol))
        .filter((component) => component !== undefined);
    };
    return new Map(
      globSync('*/*.tsx', { cwd: src })
        .filter((file) => !/stories|^docs/.test(file))
        .map((file) => `${src}${file.replaceAll('\\', '/')}`)
        .map((file) => [file, componentsIn(file)]),
    );
  } finally {
    api.close();
  }
};
