// Runs on any Node version to report the problem: the project needs 24 (type stripping, vitest 5).
const wanted = 24;
const major = Number(process.versions.node.split('.')[0]);
if (major !== wanted) {
  console.error(
    `\nPrendarios needs Node ${wanted}; this is Node ${process.versions.node}.\n` +
      `Run 'npm ci' first and start through npm ('npm start', 'npm test'): the lockfile brings Node ${wanted} on Linux and Windows.\n` +
      `On macOS install Node ${wanted} (see .nvmrc).\n`,
  );
  process.exit(1);
}
