/*
 * Keys of the simulated WeChat Pay and of the merchant that it knows, fixed so that all processes share them. They are
 * public; nothing in live uses them.
 */

/** A PEM text of 64 characters a line. */
const pem = (label: string, ...parts: readonly string[]): string =>
  [
    `-----BEGIN ${label}-----`,
    ...(parts.join('').match(/.{1,64}/g) ?? []),
    `-----END ${label}-----`,
    '',
  ].join('\n');

/** Signs the merchant’s requests. */
export const SIMULATED_MERCHANT_KEY = pem(
  'PRIVATE KEY',
  'MIIEvAIBADANBgkqhkiG9w0BAQEFAASCBKYwggSiAgEAAoIBAQCXwCUmoc6dNF3Pr8t8cPp4dWs5TK6N+Z1SPg1Cx+a7RaAQ5e',
  'e2BRerYCabjhqzwuYKOkoUwxGqWhkVg8IDFwaVgdPobEiwsMzw0+tjCH/yjgqeJqDbbkUaKKCWCFLjCZF4/1Df04/Ucw51YmJ0',
  'AGFFfeq1aWyaUQhfa7x5njlDJZRLEQyoqjRmwToikoyEeXVsFaLu3PN0b4tRIfYmaBJ3hvmMq7NhOsI0Mt22XJ9f8lTzFQLz3S',
  'kQef+E1wYOy+hE0/8MKGKIBKzZIvCslLkmY9zAa6NPDGex7arTxJUYp23k5+NwOV3IdIMpF9QyIrYPnWXKb6Vbd1E3v1SxVWeB',
  'AgMBAAECggEAG8F+ShGga+qPGhSqYGl9tpircwCOkNNOLiPBYyyTDD/Q5iZW+lj2Glds2Fjmk2ibkNVWhXOkgIcYPXIrA0ur3Z',
  '6wdruPlBnScl4gmK2OUXwffwvLsjb6Fq3FqYt+NZ6jaAEy9q2IijA9PcUwAs2q/P3p9yKARb16jZF0GL6S9K/bw6GeZ3vmFnie',
  'XYSc/2zj3UmtjCl01qtzErSV/WaRry0MDkeYnBIvydscQE44JxI7OJdgUQwNQYJnNkCtwS+shUihcMvm0ogaEu3en7zfaeLslG',
  'i1PX/TTZO9hydStvyHfBLdufpn+ShM33hzWCFCV45xGV8YZyuk0LvfL+UjTQKBgQDNyfJ0tpU+F3XHKbwuYB9bdYCIwEDeco6y',
  'X6HNm4SH8wCmdvv1T5SYW4xj+4xCG+yJq675cGKfRzrayg5kZo9VwZ3q2w4sdelDdPcw/vTEVtrm4XykcoSC2vw06nM9KPqBpT',
  'WOLdTbZNe/yHIy8WxHJTuJqUhADLx5iSf2lCyqbwKBgQC8xtcXYKNKckLz5ep+8dinVtiHNdP+SAc1iq0vL0dsaRZedfKRt/pE',
  'q0qTinPsedql0s0FIGB0nCCx8inTGaxLVRP6fah0FKZt6w8/VY++VeGfXrl71cfh0dwENjm/VnAGhpe0rvHY9Mms2fHgXr+QUi',
  '3oLbUUUXDtle5lnXDFDwKBgA0KZBPjUhfKMst5KJSjwLjx/EAuNq4iAkrpZn56AW8ABiWGWrcT4O26t23KjfvOezHKMF9cMNO5',
  'FtCwhzLzkNe1WkV8tiw5GJwOuG9haK9cdai110kwfJcyO1M7HCxfAWjfyEIHQ3rXrBhaImp6BAuKH3i8wnhUlkj5WQ/2GdJ/Ao',
  'GAJsPmU4Siw5znJtKl7t+XD/YDjPB+0g7UfCg4HCJnVlnWIBu0bjwLhqJuNBIQcBUt0zOQqmbVp9yP0jraX+E7wlR8P8oiF4RO',
  'EPBeNzFIzVsxc9qt2EI0Q6kmty6zeRk09AIbkR0DyPurlnVC+EI8sFRP3QfV0ZBP0lohlHhaOf0CgYA0su8EqMsGVQJpw5Jdlg',
  'r3F1D8RLnkGdJYm+bZR5QW0hqOMQeG53WiL8uVrykFYCfu+HB86kuEp2KZnxm0acK0Yu4mktk6Tm4Par429/b87Ep5P9HoDnFd',
  'wR3u+ZDIOMvK5kOhXQ8ktXRGVbiJD74jPeI2HeeSFfC5Y7cpoq/VYQ==',
);

/** Names the number of that key. */
export const SIMULATED_MERCHANT_CERTIFICATE = pem(
  'CERTIFICATE',
  'MIIDRzCCAi+gAwIBAgIUVq22+qDPfvIdHuFpc9BA9Pb8jQowDQYJKoZIhvcNAQELBQAwMjETMBEGA1UEAwwKMTkwMDAwMDEwOT',
  'EbMBkGA1UECgwSU2ltdWxhdGVkIG1lcmNoYW50MCAXDTI2MTEyMjEyNTgwNFoYDzIxMjYxMDI5MTI1ODA0WjAyMRMwEQYDVQQD',
  'DAoxOTAwMDAwMTA5MRswGQYDVQQKDBJTaW11bGF0ZWQgbWVyY2hhbnQwggEiMA0GCSqGSIb3DQEBAQUAA4IBDwAwggEKAoIBAQ',
  'CXwCUmoc6dNF3Pr8t8cPp4dWs5TK6N+Z1SPg1Cx+a7RaAQ5ee2BRerYCabjhqzwuYKOkoUwxGqWhkVg8IDFwaVgdPobEiwsMzw',
  '0+tjCH/yjgqeJqDbbkUaKKCWCFLjCZF4/1Df04/Ucw51YmJ0AGFFfeq1aWyaUQhfa7x5njlDJZRLEQyoqjRmwToikoyEeXVsFa',
  'Lu3PN0b4tRIfYmaBJ3hvmMq7NhOsI0Mt22XJ9f8lTzFQLz3SkQef+E1wYOy+hE0/8MKGKIBKzZIvCslLkmY9zAa6NPDGex7arT',
  'xJUYp23k5+NwOV3IdIMpF9QyIrYPnWXKb6Vbd1E3v1SxVWeBAgMBAAGjUzBRMB0GA1UdDgQWBBTu+LJvdICx4I8obGtDaoXAc4',
  'lL0TAfBgNVHSMEGDAWgBTu+LJvdICx4I8obGtDaoXAc4lL0TAPBgNVHRMBAf8EBTADAQH/MA0GCSqGSIb3DQEBCwUAA4IBAQBv',
  '8lwknzJbvTBXbJBC8NFTiNlu2rF4xMnVR0q4rGObAyN40pFvlNhN5FMwWl1MismZCnfAANeFI+a8LFQLVwsNxcx1FKW1B+VVJ/',
  'mTmWNZip9xo3satGXlB0GU15l4HF8QiICKIA/mh0D9SmRckHMryZ54X4ig12Uu4o9n4Gb6G5V7adeGqLMaKXhwDjC3UObiKH36',
  'fzQs+aPIKf1fw5U/tBsowTNBwOSn8F2uKxRRdcGTkdp1D6J49PwYOOr8WEHVvP3iFO6yLIeZFhdw3RM8LBXr3zxQYdc361hDBj',
  '1+MRaRBWwAeDl5how0bZrvsCUNgK8UVAfdXWQcacPIZPLj',
);

/** Signs the simulated platform’s answers and callbacks. */
export const SIMULATED_PLATFORM_KEY = pem(
  'PRIVATE KEY',
  'MIIEvgIBADANBgkqhkiG9w0BAQEFAASCBKgwggSkAgEAAoIBAQCWtlFtq6f6eqG0WXTmtnFQgCVhZ2uUIfAlUSR+be+ZHMHepW',
  'Nx7LMHyjgI9T8yKdzdD+mxJJWAvaPFWJn9ebfhUu2+zAkI2jtFCZ3+RDfEO9oFJ61OT80wnKTznIFWWAntAUDCRvRC4b2STKmg',
  'ORzNQj+liz63w9NqHQtYmbLPLW20kMswnpQcZjnAIIaZu18IWcxY2UmVnYjtJGAFYURQkCMG8FV3YaMo60fPl9FYPizihqdIV4',
  'lCylVRxBCYuYWpew8lX6Eh1aLrqn9oBwpGSNs54eCaHHbtJCGW+Go8N44SjfpcZmxRMpYzVSHrpp6Wya7yIsPfqyKZ6PcKxjIh',
  'AgMBAAECggEAApPYqFWsuEcboorQdIJUmsoDmaWxUdBoxoKblgFJp+aK1u92LW8dEA+LI3VqS3CALf8FLKSRsqjLobw7r07txa',
  'VA7/1A/vft1pGXtE8KCHRLl2tPy/c9F6KThvUQwzTF6q9ATRz14CTzNIrUxdWO4rXKLTRzR0+f5dXcU/trnZ5vDsCaARlJoLFl',
  'QodxA36FYFkkGCHtijoKe7KlTBdvkr9NJDWFQX50twiDqzGZluSt/OL15yxqvxIucieaOEBk7cYTUGJYdTUuzsfPSbZ35tmg4x',
  'gR58nkHR8CkyvqsehuhHTnKamwYF2zATvRZ8jSoy6w5bcHZzNQ4VN5QB2DKQKBgQDJ4BOJAJ1u85vfVRgKi9ujk33I6vZy/Qyk',
  'PAYcl5RbOQ+87TZhhQdEhaurIWqhoMFO/LH1R7WiGxxfraOOkjQU/NVZb4Jpyg+Y+zvQQorZZfXbCmr9wZWYEey+KkDW9p5U1X',
  'lEcdLVlvro32lDdZBUoRtanbcIBylJl7uelo4FtQKBgQC/Hpt2j1VfonJt7PKWG028tFngMWSH6hY7WpAL6UY67pH5HM+VO58b',
  '3uxQRUdjTIjPExqsHAstH+4sr2v8Ny7L9WRnrrWMaQYaFoKxFSwIrlXgsPpUz/hey+KbTbHIEpkWn4pFpFa/toH5oRXc9AlTb+',
  'o6gPnZQdOPFpOJp3k+PQKBgEFymwK8p020PuGN1eh9ZSzIAWyk+FdZQMLyDs0wO1HD0x1eDlZZaXzGlVw6zjYuRt2TwSITKIiw',
  'n2dJhRAQyD/RpF2FcFNZxerD8KVZHWjTzHxCCWPRYe1WSllwm2rVs4kvWExfVooWk6vx2k+birpVLOgY36EDqVgJkDMe/lZNAo',
  'GBAI3olhrEdunZ3wmMRNv8Tg5uA8YaJsFcqUFND2QoxAMCHdVQ9Tmj2ZKCRgmcR1OOAo9vagCdmhbZfKolXxMZjl/XR8RMz3UA',
  'jo1UZZpDVDzl5dI+1sGe4pbQ4OPcHsOmO5G2yJ7JVbhoNb47Q9aaRUp08QCbv+j3nbTDWK1/cuEpAoGBAMC97gkbhM5Qkdslgx',
  'prMaHebQ+QYB22u/iJ/ShsF3iaisuACor8/6hSWfBCDYNb0LOE8UuuQkSb1O9wwEVKbO3pIenILVMQP/jSZNTBFK6nDHlZAUdB',
  'AgsYb3cQ2Mqx6QFN+7gFgYFh5dtpvXabY4eq/4szLykYFy8fgc20E6/d',
);

/** Verifies them. */
export const SIMULATED_PLATFORM_PUBLIC_KEY = pem(
  'PUBLIC KEY',
  'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAlrZRbaun+nqhtFl05rZxUIAlYWdrlCHwJVEkfm3vmRzB3qVjceyzB8',
  'o4CPU/Minc3Q/psSSVgL2jxViZ/Xm34VLtvswJCNo7RQmd/kQ3xDvaBSetTk/NMJyk85yBVlgJ7QFAwkb0QuG9kkypoDkczUI/',
  'pYs+t8PTah0LWJmyzy1ttJDLMJ6UHGY5wCCGmbtfCFnMWNlJlZ2I7SRgBWFEUJAjBvBVd2GjKOtHz5fRWD4s4oanSFeJQspVUc',
  'QQmLmFqXsPJV+hIdWi66p/aAcKRkjbOeHgmhx27SQhlvhqPDeOEo36XGZsUTKWM1Uh66aelsmu8iLD36simej3CsYyIQIDAQAB',
);

export const SIMULATED_PUBLIC_KEY_ID = 'PUB_KEY_ID_0119000001092026112200000000001';
export const SIMULATED_MCHID = '1900000109';
/** Seals callbacks; 32 bytes. */
export const SIMULATED_API_V3_KEY = 'simulatedSimulatedSimulated01234';
