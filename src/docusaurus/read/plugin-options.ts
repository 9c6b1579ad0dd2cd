type Schema = { validate: (options: object, settings: object) => { value?: object; error?: Error } };

/**
 * The options that a plugin gets: with its defaults, where it has any; `validateOptions` is what it checks them by.
 * Throws what it finds wrong with them.
 */
export function givenOptions(validateOptions: unknown, options: unknown): { id: string } {
  const { id = "default", ...written } = Object(options) as { id?: string };
  if (typeof validateOptions !== "function") return { id, ...written };
  const validate = (schema: Schema, own: object = {}) => {
    const { value, error } = schema.validate(own, { convert: false });
    if (error) throw error;
    return value;
  };
  return { ...(validateOptions as (input: object) => object)({ validate, options: written }), id };
}
