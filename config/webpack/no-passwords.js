// Replaces crypto-js's MD5, SHA-1 and EvpKDF. AES loads them to derive keys from passwords; ours are ready keys.
module.exports = undefined;
