/* What the compiled engine asks of Python all the time, answered on the spot.

   The C compiler reads this before everything else (tools/compile.py). Each of these does what the function of
   Python or mypyc does that it stands for, in the case that nearly always comes, without a call into Python's
   library; in every other case that function is asked. docs/decisions/058 says why. */

#ifndef MONUMENTAL_SHORTCUTS_H
#define MONUMENTAL_SHORTCUTS_H

#include <Python.h>

/* Where several threads may touch a list or a count at once, all is left to Python. */
#ifndef Py_GIL_DISABLED

/* Is it of this class? Mostly that is its own class or the one above. */

static int quick_subtype(PyTypeObject *of, PyTypeObject *type) {
    PyTypeObject *above;
    for (above = of->tp_base; above != NULL; above = above->tp_base) {
        if (above == type) {
            return 1;
        }
    }
    return PyType_IsSubtype(of, type);
}

static inline int quick_type_check(PyObject *thing, PyTypeObject *type) {
    PyTypeObject *of = Py_TYPE(thing);
    return of == type || of->tp_base == type || quick_subtype(of, type);
}

#undef PyObject_TypeCheck
#define PyObject_TypeCheck(thing, type) quick_type_check((PyObject *)(thing), type)

/* Numbers that Python has made once for everybody are remembered here. */

#define LEAST_SMALL 5 /* below zero */
#define SMALL_NUMBERS 262

static PyObject *quick_numbers[SMALL_NUMBERS];

static PyObject *quick_new_number(long value) {
    PyObject *number = PyLong_FromLong(value);
    size_t at = (size_t)value + LEAST_SMALL;
    if (at < SMALL_NUMBERS && number != NULL) {
        Py_INCREF(number);
        quick_numbers[at] = number;
    }
    return number;
}

static inline PyObject *quick_number(long value) {
    size_t at = (size_t)value + LEAST_SMALL;
    if (at < SMALL_NUMBERS && quick_numbers[at] != NULL) {
        Py_INCREF(quick_numbers[at]);
        return quick_numbers[at];
    }
    return quick_new_number(value);
}

#define PyLong_FromLong(value) quick_number(value)

/* What nobody holds any more goes at once. Later Pythons have things that stay for ever, and see to them. */

#if PY_VERSION_HEX < 0x030C0000 && !defined(Py_REF_DEBUG) && !defined(Py_TRACE_REFS)
#define _Py_Dealloc(thing) (*Py_TYPE(thing)->tp_dealloc)(thing)

static inline void quick_decref(PyObject *thing) {
    if (--thing->ob_refcnt == 0) {
        _Py_Dealloc(thing);
    }
}

static inline void quick_xdecref(PyObject *thing) {
    if (thing != NULL) {
        quick_decref(thing);
    }
}

#undef Py_DECREF
#define Py_DECREF(thing) quick_decref((PyObject *)(thing))
#undef Py_XDECREF
#define Py_XDECREF(thing) quick_xdecref((PyObject *)(thing))
#endif

/* mypyc's own part, which is to use what stands above, and has what is replaced below. */
#include <CPy.h>

/* Long chains of things that go together are taken down link by link, which only those have room for that can
   be part of a circle. */

#ifdef Py_TRASHCAN_BEGIN_CONDITION
#undef CPy_TRASHCAN_BEGIN
#define CPy_TRASHCAN_BEGIN(thing, dealloc) \
    Py_TRASHCAN_BEGIN_CONDITION( \
        thing, PyType_IS_GC(Py_TYPE(thing)) && Py_TYPE(thing)->tp_dealloc == (destructor)(dealloc))
#endif

/* A list begins with room for more things, and keeps its room when it gets shorter: the agenda gets longer and
   shorter all the time. While a list is sorted, it says that it has no room at all: then Python is asked. */

#define FIRST_ROOM 16

static inline int quick_append(PyObject *list, PyObject *item) {
    PyListObject *self = (PyListObject *)list;
    Py_ssize_t size = PyList_GET_SIZE(list);
    if (size >= self->allocated) {
        PyObject **room = NULL;
        if (self->ob_item == NULL && self->allocated == 0) {
            room = PyMem_New(PyObject *, FIRST_ROOM);
        }
        if (room == NULL) {
            return PyList_Append(list, item);
        }
        self->ob_item = room;
        self->allocated = FIRST_ROOM;
    }
    Py_INCREF(item);
    self->ob_item[size] = item;
    Py_SET_SIZE(self, size + 1);
    return 0;
}

#define PyList_Append(list, item) quick_append(list, item)

static inline int quick_extend(PyObject *list, PyObject *others) {
    PyListObject *self = (PyListObject *)list;
    Py_ssize_t size = PyList_GET_SIZE(list);
    Py_ssize_t at, count;
    if (!PyList_CheckExact(others) || self->allocated < 0) {
        return PyList_Extend(list, others);
    }
    count = PyList_GET_SIZE(others);
    if (size + count > self->allocated) {
        return PyList_Extend(list, others);
    }
    for (at = 0; at < count; at++) {
        PyObject *item = PyList_GET_ITEM(others, at);
        Py_INCREF(item);
        self->ob_item[size + at] = item;
    }
    Py_SET_SIZE(self, size + count);
    return 0;
}

#define PyList_Extend(list, others) quick_extend(list, others)

static inline PyObject *quick_pop(PyListObject *self, Py_ssize_t index) {
    Py_ssize_t last = Py_SIZE(self) - 1;
    Py_ssize_t at = index < 0 ? index + last + 1 : index;
    PyObject *item;
    if (at < 0 || at > last) {
        return list_pop_impl(self, index);
    }
    item = self->ob_item[at];
    for (; at < last; at++) {
        self->ob_item[at] = self->ob_item[at + 1];
    }
    Py_SET_SIZE(self, last);
    return item;
}

#define list_pop_impl(self, index) quick_pop(self, index)

static inline PyObject *quick_list(PyObject *things) {
    PyObject *list;
    Py_ssize_t at, count;
    if (!PyTuple_CheckExact(things)) {
        return PySequence_List(things);
    }
    count = PyTuple_GET_SIZE(things);
    list = PyList_New(count);
    if (list == NULL) {
        return NULL;
    }
    for (at = 0; at < count; at++) {
        PyObject *item = PyTuple_GET_ITEM(things, at);
        Py_INCREF(item);
        PyList_SET_ITEM(list, at, item);
    }
    return list;
}

#define PySequence_List(things) quick_list(things)

#endif
#endif
