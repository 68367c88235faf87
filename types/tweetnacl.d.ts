/** The smaller of the package's two builds; we verify one signature at a time, so speed does not matter. */
declare module 'tweetnacl/nacl.min.js' {
  import nacl from 'tweetnacl';
  export default nacl;
}
