// Leaves a module out of the browser's bundle that builds alone have a use for.
module.exports = () => 'export {};';
