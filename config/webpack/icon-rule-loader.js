const { iconRules } = require('./icon-names');

/** The rule of one icon, named by the query, out of the generated style sheet. */
module.exports = function iconRuleLoader(styles) {
  return iconRules(styles).get(this.query.slice(1));
};
