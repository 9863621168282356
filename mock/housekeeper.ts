import { endpoints } from './_data/define';
import { organisation } from './_data/seeds/organisation';

const INTEGRATION = '/todo/permission/mgr/integration';

export default endpoints('base', {
  // What the housekeeper subsystem is handed (R140): who it is, where, and what may be done there.
  [`GET ${INTEGRATION}/getPermission`]: ({ person, session }) => ({
    userId: person.userId,
    userName: person.userName,
    jobNumber: person.jobNumber,
    projects: organisation.projects
      .filter((project) => project.parentId === person.areaId)
      .map(({ id, name }) => ({ projectId: id, projectName: name })),
    permissions:
      session.personaId === 'persona-restricted'
        ? ['owner:view', 'visit:view']
        : ['owner:view', 'owner:edit', 'visit:view', 'visit:edit', 'vacant:inspect', 'building:assign'],
  }),

  // The account is made when the identity has been checked.
  [`GET ${INTEGRATION}/checkAccount`]: ({ session }) => session.personaId !== 'persona-review',
});
