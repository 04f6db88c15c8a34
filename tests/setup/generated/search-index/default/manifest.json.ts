export default { shards: [] };
