/** The smaller of the package's two builds; it verifies one signature at a time, so speed is of no matter. */
declare module 'tweetnacl/nacl.min.js' {
  import nacl from 'tweetnacl';
  export default nacl;
}
