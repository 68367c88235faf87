/*
 * Keys of the simulated Alipay and of the application that it knows, fixed so that all processes share them. They are
 * public; nothing in live uses them.
 */

/** Base64, as the console shows keys. */
const lines = (...parts: readonly string[]): string => parts.join('');

/** Signs the simulated Alipay's answers. */
export const SIMULATED_ALIPAY_KEY = lines(
  'MIIEvgIBADANBgkqhkiG9w0BAQEFAASCBKgwggSkAgEAAoIBAQDfVkJpU0uRbCALcTSIS+JtCEiz8H6IcVAcy7EPrSyGPCly',
  'LJvI6J/+lZa/k0LRiOJJHpvyfNmr9Z6P6E+4b3HLCJdkcCsSb4sPUXHl/750/wYMpU5/XWTaaOBNlIoBTf+ypfuGy2rNbiCd',
  'FW8W/u+WM1VTIjBq5N7xfp0zOtWWrPHyte/F/gQUZbf2gosVFefyAXU8NHJZ6FYNtN7uTehcWi/O14GofRQ/pOC+MDHqZnmN',
  '16XvIqRsk9D7JugmOjSSt6yuP9F25Ruwbk0qxZSjG+WnFW7UK8NeCd+OH/vfS0IK8oAOv4xxVSvunWFUW0DyUij7zeDyJwUU',
  'GZwK0vA1AgMBAAECggEAOuMDn8HWqwFXcaznrQhVK2qDwO4obtFxziXnCbsfgkVaqEAa016C0R2gIeMyOw1cnOr1M3q36h9Z',
  'L5iRbI/18RLS2Ci7MqE2iVNwNLS6Ax86+RqdF/gIH46Hle0UdkOaqAAb0e7QulnPP5vnLqkJgxEF7mWVXpn6LrKzwE5DAvcY',
  't06HOxISMj15DhOJE9gqcYVzJuceKPZaf2slRKIND2zHfJ7I54Ik0gI7OI5BmKCHmiB0T7KAhyF5ggDx+aYg0muIB1TSLnKw',
  'fO4GjW5M1HZOF3K/ksYOcx/YBQpr1hRpx6M3kU0POQQu29cnHwbASWrLrFc/SdSPTOihZAx6AQKBgQDzYV6ZhtufsOBVurVa',
  'iaQ2z/WYd4ZvfxmNn2mavJo2StIJmsIsEUoQqFBMi4SZ1gXOlDXruYzmMzV9183eSBUw6wqKHPbk7gSH8uph2CkmavHCli1S',
  'E5O41v4pyuRRIxWv/lTozdfEJ+wUdaaBewu1fW71kdJnLj6kQf37rni4SwKBgQDq6tV2V2lOhHldUl7chjX75KfDdZgg9Q1P',
  'OCp8YA2B7Zftpj4F2lqnUnw0gx9a0nMnQv5ul54JON1d/YEJ8qWR/NOeBXrMP8w1KwxmpjaW8udBM/nJO8UPXommC7rxXWQI',
  'Jvif9Pwo6Gly9+1ZW3m/XX5ieogadd2ThmAnwhKpfwKBgQDgQF2MFMiUscNi+rBThfO7VY60N521amU/Kx2BKDrnv7UciG5V',
  'cHDQPGYQwZUisiOTnti4JLYA/jpRg+D66WwtMMT7UYjkk7O1GEyCb0wrS+sLIpkLwWIhtGdoVrxdTniTO0M9Zz1iTm6mw2jy',
  'cU/uoG728q/txpyNeQjvOGmfVQKBgQDZsLINDyWT0CkTNLCZVHmUKijYdRF7gPpLbfXY+b2qqDzAyevxyo11PnfAxb15kUmK',
  'mYdjfnbBfwOMBM3eJRAPP6Xuao+H1Jrsri64tNAjg4aPIpYXR57uBiIyT+51mqCG+W4t9Hzzf6OwGVXGF4GztvTWV0vmkVC6',
  'U6ypSyu2CwKBgDQQX9A6O1YIj3E+uXNZXq+z++emPhz97T8FnlJq/qKvpRHjALOemvhfwqgc9lYGH4ZNz8Je8LC6KsRrMcoo',
  '9dAVIbu/v0jihuPt5QQBJ/7HGpCYcMAg3Vwao2OzBqrVwADQ39kdskIbWwcKltQ+PX/S9guZcidJNEu0MSvjanfC',
);

export const SIMULATED_ALIPAY_PUBLIC_KEY = lines(
  'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA31ZCaVNLkWwgC3E0iEvibQhIs/B+iHFQHMuxD60shjwpciybyOif',
  '/pWWv5NC0YjiSR6b8nzZq/Wej+hPuG9xywiXZHArEm+LD1Fx5f++dP8GDKVOf11k2mjgTZSKAU3/sqX7hstqzW4gnRVvFv7v',
  'ljNVUyIwauTe8X6dMzrVlqzx8rXvxf4EFGW39oKLFRXn8gF1PDRyWehWDbTe7k3oXFovzteBqH0UP6TgvjAx6mZ5jdel7yKk',
  'bJPQ+yboJjo0kresrj/RduUbsG5NKsWUoxvlpxVu1CvDXgnfjh/730tCCvKADr+McVUr7p1hVFtA8lIo+83g8icFFBmcCtLw',
  'NQIDAQAB',
);

/** Signs the application's requests. */
export const SIMULATED_APP_KEY = lines(
  'MIIEvAIBADANBgkqhkiG9w0BAQEFAASCBKYwggSiAgEAAoIBAQCOmJMhdIVvVoFAX0erFQGvOdw/CEb9+aHcOu2zMYx8L5BB',
  'c1tyQHMsT/yiknfqmEr7xq+XWK9NsMZywoM7J58Nm25r6njinlyDo6RDcu00svJ4cZlVVpm8Od1qWygpz0+LP7t5/If2HMBq',
  '2Ol1QhOhrsT14Ti3tJR1O5rF4Glbd2DYycMd9aVtbNwHX08JL4AjaMJpzrcd6oOuKdcF23DBbu1GAyeTI5Yj90LNXxV3HCGw',
  '7Nkbz0VY7B1Vayd3++GLHjznSL4rHX2Hl1Gb7h0CsXjVHkTFY+SpqRwNO+U0yh4eD9bog5uXJHZsRNSuVJjNgTfkAXo/KXzU',
  '5w2WDazVAgMBAAECggEADhA3JowG4vGtoqsi9tkGBwGWWrMWyVKW55D6Q3uGBvNr70CQysZXdY3X9TKr1/u4HXe9dpg9BdUC',
  '5WuQpMNmGOH09Hi1/meu6R65AxvxEAr8BevyOuvlEp7EWwptfh4fkrSw6TmCMUAprAADmlhvdjk13KgfP2L0Z1F/FLfqvCX2',
  'tTxOb3agLherICVE7l14/lWNpTUZ8aVSMoMNS0mWEl8/Ce4npichROJD8ZuWf+HNhmcLktNIgtcVwfy8n6/tqo5gVB4iEAGT',
  'VpH1d/M2woeWHzDFyZ6B6PMoX1J7Q/MZ4LLslKdSUZkXdlEoSnC3PcNYROTcGK6OxCBN0ePCYQKBgQDGRjUw0WF4Ip0P2z8D',
  '75LjyjD6lWa0lzWCgYOZH8P+8vXVxsTDu03jmMnEb2IzjcH4d5HiueHdZLO3BFDRbFjW1/iVNFMrtIyi2ti+qEVu8p7AlmbQ',
  '51mMduW8mQgzccRjoqqfaMDXmjlpseHlzjVHRsRFZpkfycxFrIXt4y0r0QKBgQC4HI0FApw7NJkhl5+vslIJS5daZ6zcVdJM',
  '2ams7HQIE8XQak3BIBEhgI/JCAoRPjzlJrep4v4WTJl+DvCGyO/EMyzUGUkYoF2WzWiQ2zHAZCUmmVd3Qg5nMPVYG4wiJkNY',
  'EQTNXnSF4yhHoJj4/b+FjQ1PAJ7fb/ix5IKN5cnlxQKBgFv5e3ke16kD3XnaiXvI6YnTZC8JmPAS6JaWf7ZLXv7oM5OsNeBa',
  'BcKbQJVn2dTyYFVjGgBjm9u4eAlg7iCHsxpOaxjDggVXJpnxDPQ8WKEj2PKbkiw79XVMPjvjfUNn9eMGNUHnNPWOrC1Uf+a7',
  'ZkmfETLkagmt8Z0sb6AvbufRAoGADGlQUGAmrA8Vq6APEccRpLLF10BZ9NiMPsYFnDSsdcbvdOdVqolA3mNOTh0OoK7zZ/c+',
  'NmOpAVPUnRzgthVhpHZWtU2nEdPtuzbJr8o3BmM55eo8bTu0wNwaDgB9Z+fwbkVnb3jIniX8FygKZ+6jNJuXpBXEoAdqWoOv',
  'EWXGQIkCgYB/PYJpc2d547rZ88I43kWFaNE+oo84/OmAqS1JzCDZLrUwo0APnmteRsOYVIlbXyj/cCWcPqeoUjI0cqcWkPBJ',
  'kEXPDn9jOZgUBNF5AdTA8AsgvzEJRx9Bkfs12x8+jz2XpYATmnXT2+IlVAAT/1Ga3a6TwyeeoXmSD3QxlIjhuQ==',
);

export const SIMULATED_APP_PUBLIC_KEY = lines(
  'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAjpiTIXSFb1aBQF9HqxUBrzncPwhG/fmh3DrtszGMfC+QQXNbckBz',
  'LE/8opJ36phK+8avl1ivTbDGcsKDOyefDZtua+p44p5cg6OkQ3LtNLLyeHGZVVaZvDndalsoKc9Piz+7efyH9hzAatjpdUIT',
  'oa7E9eE4t7SUdTuaxeBpW3dg2MnDHfWlbWzcB19PCS+AI2jCac63HeqDrinXBdtwwW7tRgMnkyOWI/dCzV8VdxwhsOzZG89F',
  'WOwdVWsnd/vhix4850i+Kx19h5dRm+4dArF41R5ExWPkqakcDTvlNMoeHg/W6IOblyR2bETUrlSYzYE35AF6Pyl81OcNlg2s',
  '1QIDAQAB',
);

export const SIMULATED_AES_KEY = 'on1hKLdmEj8CdxrpD82v3Q==';
