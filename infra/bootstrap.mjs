// Runs before npm start and npm test on the system's Node version, so it uses nothing newer than dynamic import().
var version = process.versions.node.split('.').map(Number);
var pinned = process.platform === 'linux' && (process.arch === 'x64' || process.arch === 'arm64');
// On Linux the packages include Node 24, so the system's Node only installs them; elsewhere it runs everything.
var needed = pinned ? [20, 19] : [22, 22];

if (version[0] < needed[0] || (version[0] === needed[0] && version[1] < needed[1])) {
  console.error(
    'Lading needs Node ' +
      needed.join('.') +
      ' or newer and this is ' +
      process.versions.node +
      ': install a current Node from https://nodejs.org and try again.',
  );
  process.exitCode = 1;
} else {
  import('./lib/install.mjs').then(function (module) {
    return module.installPackages();
  });
}
